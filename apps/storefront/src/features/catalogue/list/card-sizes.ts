/** The `sizes` of a card's picture in the list, for the page that preloads the first one. */
export const cardSizes =
  "(min-width: 1192px) 268px, (min-width: 900px) 30vw, (min-width: 600px) 46vw, calc(100vw - 40px)";
