"""The games in the dress of other libraries, each of which is an extra of `anga`.

    openspiel    every game among those of OpenSpiel: `pip install anga[openspiel]`
    pettingzoo   agents that take turns: `pip install anga[pettingzoo]`
    rewards      what seats get at the end, in both

Nothing else imports these modules, and no page has them.
"""
