/** The `sizes` of a cover in a grid, for the page that preloads the first one. */
export const coverSizes =
  "(min-width: 1192px) 364px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, calc(100vw - 40px)";

/** The `sizes` of the cover of an article's own page. */
export const articleCoverSizes = "(min-width: 800px) 700px, calc(100vw - 32px)";
