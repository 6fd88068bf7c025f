import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import { each, fill, line, path, put, times } from "../../scenes/svg.ts";
import { thali } from "./vessels.ts";

/** A leaf that points up, with its rib and one half in the shade. */
const leaf = (width: number, length: number, paint = "leaf") => {
  const half = `C${width} ${-length * 0.25} ${width * 0.8} ${-length * 0.72} 0 ${-length}`;
  return (
    path(
      `M0 0${half}C${-width * 0.8} ${-length * 0.72} ${-width} ${-length * 0.25} 0 0Z`,
      `${fill(`url(#${paint})`)} stroke="#2b4f1a" stroke-width="3"`,
    ) +
    path(`M0 0${half}L0 0Z`, fill("#16330f", 0.22)) +
    path(
      `M0 0V${-length * 0.92}${times(4, (i) => `M0 ${-length * (0.2 + i * 0.17)}l${width * 0.42} ${-length * 0.12}M0 ${-length * (0.2 + i * 0.17)}l${-width * 0.42} ${-length * 0.12}`)}`,
      line("#d7e6a8", 3, 0.65),
    )
  );
};

const bilvaLeaf = (size: number) =>
  put(
    path("M0 0C-4 50 4 80 -6 120", line("#56702f", 10)) +
      put(leaf(80, 210), 0, 0, 1, -68) +
      put(leaf(80, 210), 0, 0, 1, 68) +
      leaf(92, 250),
    0,
    0,
    size,
  );

/** Three-part bilva leaves heaped on a tray, one held up. */
export const bilva = () => {
  const next = repeatableChance(5);
  return (
    thali(380) +
    times(16, (i) =>
      put(
        bilvaLeaf(0.42 + next() * 0.12),
        (i % 8) * 80 - 280 + next() * 30,
        i < 8 ? -90 : -40,
        1,
        (next() - 0.5) * 150,
      ),
    ) +
    put(bilvaLeaf(1.42), 0, -190)
  );
};

const blade = (length: number) =>
  path(
    `M-9 0C-14 ${-length * 0.4} -6 ${-length * 0.8} 0 ${-length}C6 ${-length * 0.8} 14 ${-length * 0.4} 9 0Z`,
    `${fill("url(#leaf)")} stroke="#2b4f1a" stroke-width="2"`,
  );

/** Twenty-one blades of durva tied with a red thread. */
export const durva = () =>
  times(21, (i) => put(blade(590 - Math.abs(i - 10) * 16), (i - 10) * 5, -90, 1, (i - 10) * 5.4)) +
  each([-30, -14, 0, 14, 30], (turn) =>
    put(path("M-9 0L0 110L9 0Z", fill("url(#leaf-dark)")), turn * 0.8, -92, 1, -turn),
  ) +
  path("M-62 -116C-20 -100 20 -100 62 -116M-60 -96C-20 -80 20 -80 60 -96", line("#b3152b", 16)) +
  path("M40 -104C90 -130 120 -80 76 -76M40 -104C100 -90 110 -30 70 0", line("#b3152b", 9));

/** A garland of tulsi leaves round a sprig with its buds. */
export const tulsi = () =>
  times(28, (i) => {
    const turn = (i / 28) * Math.PI * 2;
    return put(
      leaf(34, 96, i % 2 ? "leaf" : "leaf-dark"),
      Math.sin(turn) * 300,
      -290 - Math.cos(turn) * 250,
      1,
      (i / 28) * 360 + (i % 2 ? 60 : 120),
    );
  }) +
  path("M0 -60V-420", line("#56702f", 12)) +
  each(
    [-120, -200, -280],
    (y, i) => put(leaf(52, 150 - i * 26), 0, y, 1, 58) + put(leaf(52, 150 - i * 26), 0, y, 1, -58),
  ) +
  times(9, (i) =>
    each([-1, 1], (side) =>
      path(
        `M0 ${-340 - i * 17}q${side * 20} -4 ${side * 24} -18q${-side * 20} 0 ${-side * 24} 18`,
        fill("#7d5a86"),
      ),
    ),
  );

/** A banana leaf laid flat. */
export const bananaLeaf = (half: number) =>
  path(
    `M${-half} 0C${-half * 0.8} -96 ${half * 0.8} -96 ${half} -6C${half * 0.8} 76 ${-half * 0.8} 80 ${-half} 0Z`,
    `${fill("url(#leaf)")} stroke="#2b4f1a" stroke-width="4"`,
  ) +
  path(`M${-half} 0H${half}`, line("#d7e6a8", 9, 0.8)) +
  times(13, (i) =>
    path(
      `M${-half * 0.84 + i * half * 0.14} 0q20 -50 44 -62M${-half * 0.84 + i * half * 0.14} 0q20 44 40 56`,
      line("#2b4f1a", 3, 0.4),
    ),
  );
