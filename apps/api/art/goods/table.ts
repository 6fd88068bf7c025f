import { repeatableChance } from "../scenes/repeatable-chance.ts";
import { ellipse, fill, line, n, path, rect, times } from "../scenes/svg.ts";
import { blurDefs, blurred, mix, radial } from "./paint.ts";

/** A good lies in the square of 0 to 720; the table reaches 120 further on both sides. */
const LEFT = -120;
const WIDE = 960;
const HIGH = 720;

/** The soft shadow of a twig with leaves, from the edge of the table to its middle. */
function twig(roll: () => number): string {
  const from = roll() * Math.PI * 2;
  const [x, y] = [360 + Math.cos(from) * 560, 360 + Math.sin(from) * 430];
  const way = from + Math.PI + mix(-0.7, 0.7, roll());
  const at = (far: number) => [x + Math.cos(way) * far, y + Math.sin(way) * far] as const;
  const leaves = times(7, (i) => {
    const [lx, ly] = at(70 + i * 62);
    const side = i % 2 ? 1 : -1;
    const long = mix(62, 104, roll());
    const turn = ((way + side * mix(0.6, 1, roll())) * 180) / Math.PI;
    return `<g transform="translate(${n(lx)} ${n(ly)}) rotate(${n(turn)})">${ellipse(long * 0.8, 0, long, long * mix(0.3, 0.42, roll()), fill("#8a7350"))}</g>`;
  });
  const [ex, ey] = at(470);
  return leaves + path(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, line("#8a7350", 9));
}

/** The left and right end of a good in its square. */
export type Reach = readonly [left: number, right: number];

interface Staging {
  readonly defs: string;
  readonly seed: number;
  readonly zoom: number;
  /** Of a wide good: lists show the square alone, and none of it is cut off. */
  readonly reach?: Reach | undefined;
}

/** What stays free at both ends of the square. */
const EDGE = 14;

/** How far a good may be moved to the left and to the right. */
const roomOf = ([left, right]: Reach, zoom: number) =>
  [EDGE - 360 + (360 - left) * zoom, 360 - EDGE - (right - 360) * zoom] as const;

/** The ivory table on which every good lies. Its place, the window's side and the shade of twigs differ by picture. */
export function onTable(good: string, { defs, seed, zoom, reach }: Staging): string {
  const roll = repeatableChance(seed);
  for (let i = 0; i < 5; i++) roll();
  const isMirrored = roll() < 0.5;
  const [wished, lift] = [mix(-75, 75, roll()), mix(-14, 14, roll())];
  const [least, most] = reach ? roomOf(reach, zoom) : [wished, wished];
  const shift = Math.min(Math.max(wished, least), most);
  const glow = [mix(0.15, 0.85, roll()), mix(0.1, 0.7, roll()), 0.85] as const;
  const shade = `<g opacity="${n(mix(1.8, 2.3, roll())) / 10}"${blurred("b8")}>${times(4, () => twig(roll))}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} 0 ${WIDE} ${HIGH}" width="800" height="600"><defs>${blurDefs}` +
    `${radial(
      "table",
      [
        [0, "#fffdf7"],
        [0.5, "#f8f2e4"],
        [1, "#ede4d1"],
      ],
      [...glow],
    )}${defs}</defs>` +
    `<g${isMirrored ? ' transform="translate(720 0) scale(-1 1)"' : ""}>${rect(LEFT, 0, WIDE, HIGH, fill("url(#table)"))}${shade}<g transform="translate(${n(360 + shift)} ${n(354 + lift)}) scale(${zoom}) translate(-360 -352)">${good}</g></g></svg>`
  );
}
