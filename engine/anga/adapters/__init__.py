"""The games in the dress of other libraries. Each module here needs one, an extra of `anga`.

    openspiel    every game among those of OpenSpiel: `pip install anga[openspiel]`
    pettingzoo   agents that take turns: `pip install anga[pettingzoo]`

Nothing else imports these modules, and no page has them.
"""
