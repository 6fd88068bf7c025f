/** The displayed width of a poster. */
export const posterSizes = "(min-width: 600px) 420px, 100vw";
