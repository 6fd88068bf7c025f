/** axe, a narrow view or the story before may have scrolled the page: a sticky header then covers half of a field. */
export const scrollToTop = () => window.scrollTo(0, 0);
