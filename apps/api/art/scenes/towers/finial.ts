import { ellipse, fill, path, poly } from "../svg.ts";

/** A finial: a gilt pot with a spike. */
export const finial = (x: number, y: number, s = 1) =>
  ellipse(x, y - 5 * s, 8 * s, 6 * s, fill("url(#gilt)")) +
  ellipse(x, y - 14 * s, 5 * s, 4 * s, fill("url(#gilt)")) +
  path(
    poly([
      [x - 2.4 * s, y - 16 * s],
      [x + 2.4 * s, y - 16 * s],
      [x, y - 36 * s],
    ]),
    fill("url(#gilt)"),
  );
