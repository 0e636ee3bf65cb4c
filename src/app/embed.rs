//! A board in the page of somebody else: what the two pages say to each other.
