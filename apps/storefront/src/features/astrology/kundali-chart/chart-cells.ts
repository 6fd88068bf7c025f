import type { KundaliChart } from "@aradhana/core/kundali";

export const chartStyles = ["north", "south", "east"] as const;
export type ChartStyle = (typeof chartStyles)[number];

/** Where the text of a cell stands, in a square of 100, and how wide it may be. */
export interface Cell {
  x: number;
  y: number;
  width: number;
  /** A triangle with its side at the top of the frame: the lower a row, the less room it has. */
  hangs?: boolean;
}

const cell = (x: number, y: number, width: number): Cell => ({ x, y, width });
const hanging = (x: number): Cell => ({ ...cell(x, 9.5, 50), hangs: true });

/** The houses from the first one: it is on top, the others follow counter-clockwise. */
const north = [
  ...[cell(50, 25, 26), hanging(25), cell(9, 25, 14), cell(25, 50, 26)],
  ...[cell(9, 75, 14), cell(25, 90.5, 32), cell(50, 75, 26), cell(75, 90.5, 32)],
  ...[cell(91, 75, 14), cell(75, 50, 26), cell(91, 25, 14), hanging(75)],
];

/** The rashis from Mesha, clockwise in a frame of twelve squares; Meena is the first of the upper row. */
const south = [
  ...[cell(37.5, 12.5, 23), cell(62.5, 12.5, 23), cell(87.5, 12.5, 23), cell(87.5, 37.5, 23)],
  ...[cell(87.5, 62.5, 23), cell(87.5, 87.5, 23), cell(62.5, 87.5, 23), cell(37.5, 87.5, 23)],
  ...[cell(12.5, 87.5, 23), cell(12.5, 62.5, 23), cell(12.5, 37.5, 23), cell(12.5, 12.5, 23)],
];

/** The rashis from Mesha, in the middle on top, counter-clockwise; the corners are halved by diagonals. */
const east = [
  ...[cell(50, 16.5, 31), cell(22.5, 8, 19), cell(8, 23, 13), cell(16.5, 50, 31)],
  ...[cell(8, 77, 13), cell(22.5, 92, 19), cell(50, 83.5, 31), cell(77.5, 92, 19)],
  ...[cell(92, 77, 13), cell(83.5, 50, 31), cell(92, 23, 13), cell(77.5, 8, 19)],
];

/** The lines inside the frame of each style. */
export const chartLines: Record<ChartStyle, string> = {
  north: "M0 0 100 100M100 0 0 100M50 0 100 50 50 100 0 50Z",
  south: "M25 0V100M75 0V100M0 25H100M0 75H100M50 0V25M50 75V100M0 50H25M75 50H100",
  east: "M33.3 0V100M66.7 0V100M0 33.3H100M0 66.7H100M0 0 33.3 33.3M100 0 66.7 33.3M0 100 33.3 66.7M100 100 66.7 66.7",
};

/** A house of a chart with its place in a drawing. */
export type PlacedHouse = KundaliChart["houses"][number] & { at: Cell };

/** Where each house is drawn: in the North by its number, in the South and the East by its rashi. */
export function placeHouses(houses: KundaliChart["houses"], style: ChartStyle): PlacedHouse[] {
  const cells = { north, south, east }[style];
  return houses.flatMap((house) => {
    const at = cells[(style === "north" ? house.number : house.rashi) - 1];
    return at ? [{ ...house, at }] : [];
  });
}
