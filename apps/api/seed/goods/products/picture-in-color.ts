/** The name of a product's picture in a colour; without one, of the colour in which lists show it. */
export const pictureInColor = (name: string, color: string | undefined) =>
  color === undefined ? name : `${name}-${color}`;
