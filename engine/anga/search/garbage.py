"""What searches leave out of the garbage collection of Python."""

import gc


class Burden:
    """What was there before a search, such as tables, is not looked through again and again.

    It is set aside while any search lasts, unless somebody else has set something aside already,
    which stays there.
    """

    def __init__(self) -> None:
        self.searches, self.is_ours = 0, False

    def __enter__(self) -> None:
        self.searches += 1
        if self.searches == 1:  # to ask takes long where much is set aside
            self.is_ours = not gc.get_freeze_count()
            if self.is_ours:
                gc.freeze()

    def __exit__(self, *problem: object) -> None:
        self.searches -= 1
        if not self.searches and self.is_ours:
            gc.unfreeze()


BURDEN = Burden()
