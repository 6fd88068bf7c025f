interface ProfileBox {
  left: number;
  top: number;
  /** From top to bottom of the picture. */
  length: number;
  /** From left, the top of the stone, to right. */
  depth: number;
}

/** Of a faceted stone: the flat top as a share of the length, and the part above the girdle as a share of the depth. */
const TABLE = 0.56;
const CROWN = 0.26;

/** The path of a stone seen from the side, its top to the left: a bead, a dome on a flat base, or a crown above a point or keel. */
export function profileOf(shape: string, { left, top, length, depth }: ProfileBox): string {
  const [right, bottom, middle] = [left + depth, top + length, top + length / 2];
  if (shape === "bead") {
    const half = `${depth / 2} ${length / 2} 0 0 1`;
    return `M${left} ${middle}A${half} ${right} ${middle}A${half} ${left} ${middle}Z`;
  }
  if (shape === "cabochon") return `M${right} ${top}A${depth} ${length / 2} 0 0 0 ${right} ${bottom}Z`;
  const table = (length * (1 - TABLE)) / 2;
  const girdle = left + depth * CROWN;
  // A step cut ends in a keel, any other cut in a point.
  const keel = shape === "emerald" ? (length - length * 0.4) / 2 : length / 2;
  return `M${left} ${top + table}L${girdle} ${top}L${right} ${top + keel}L${right} ${bottom - keel}L${girdle} ${bottom}L${left} ${bottom - table}Z`;
}
