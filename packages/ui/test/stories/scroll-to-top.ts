/**
 * axe, a narrow view or the story before may have scrolled the page: a sticky header then covers half of a field. At
 * once, because pages scroll smoothly, and the check that follows does not wait.
 */
export const scrollToTop = () => window.scrollTo({ top: 0, left: 0, behavior: "instant" });
