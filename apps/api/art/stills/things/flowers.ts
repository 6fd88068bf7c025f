import { around, circle, each, ellipse, fill, line, path, put, times } from "../../scenes/svg.ts";

const petal = (width: number, length: number, look: string) =>
  path(
    `M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.95} 0 ${-length}C${width * 0.8} ${-length * 0.95} ${width} ${-length * 0.3} 0 0Z`,
    look,
  );
const edged = (paint: string, edge: string) => `${fill(`url(#${paint})`)} stroke="${edge}" stroke-width="2"`;

/** A full marigold. */
const marigold = (r: number) =>
  each([1, 0.78, 0.54, 0.32], (share, i) =>
    put(around(14 - i * 2, petal(r * 0.2, r * share, edged("marigold", "#b9560c"))), 0, 0, 1, i * 13),
  );

/** A rose from the front: petals wound round the heart. */
const rose = (r: number) =>
  each([1, 0.8, 0.58, 0.36], (share, i) =>
    put(
      around(5, ellipse(0, -r * share * 0.5, r * share * 0.52, r * share * 0.5, edged("rose", "#70102f"))),
      0,
      0,
      1,
      i * 34,
    ),
  );

/** A jasmine with five petals. */
export const jasmine = (r: number) =>
  around(5, petal(r * 0.42, r, edged("white", "#c9bba4"))) + circle(0, 0, r * 0.16, fill("#f0c85a"));

/** A red hibiscus with its long pistil. */
const hibiscus = (r: number) =>
  around(
    5,
    petal(r * 0.68, r, edged("red", "#6b0b18")) +
      path(`M0 ${-r * 0.2}V${-r * 0.8}`, line("#8e1022", r * 0.03, 0.7)),
  ) +
  circle(0, 0, r * 0.16, fill("#5c0814")) +
  path(
    `M0 0C${r * 0.1} ${r * 0.2} ${r * 0.3} ${r * 0.4} ${r * 0.34} ${r * 0.62}`,
    line("#f6b0a0", r * 0.075),
  ) +
  times(5, (i) => circle(r * (0.24 + (i % 2) * 0.14), r * (0.42 + i * 0.06), r * 0.055, fill("#ffd35a")));

/** A lotus from the side. */
const lotus = (size: number) =>
  each([-74, 74, -50, 50, -26, 26, 0], (turn) =>
    put(petal(size * 0.3, size * (1.05 - Math.abs(turn) * 0.004), edged("pink", "#a83a68")), 0, 0, 1, turn),
  ) +
  each([-38, 38, 0], (turn) => put(petal(size * 0.24, size * 0.66, edged("pink", "#a83a68")), 0, 6, 1, turn));

const mixed = [marigold, rose, marigold, jasmine, rose, marigold, jasmine] as const;

/** A cane basket heaped with marigold, rose and jasmine. */
export const flowerBasket = () =>
  each([5, 6, 5, 3], (count, row) =>
    times(count, (i) => {
      const bloom = mixed[(i * 3 + row * 2) % mixed.length] ?? marigold;
      return put(
        bloom(bloom === jasmine ? 62 : 84),
        (i - (count - 1) / 2) * 108,
        -430 + (3 - row) * 70,
        1,
        i * 40,
      );
    }).concat(""),
  ) +
  path("M-330 -190H330C320 -60 250 20 0 20C-250 20 -320 -60 -330 -190Z", fill("url(#cane)")) +
  times(4, (row) =>
    path(
      `M${-322 + row * 22} ${-150 + row * 42}${times(10, (i) => `q${(322 - row * 22) / 20} ${i % 2 ? -22 : 22} ${(322 - row * 22) / 5} 0`).trim()}`,
      line("#6c3f16", 7, 0.6),
    ),
  ) +
  path("M-344 -196H344", line("#e3b878", 30)) +
  path("M-344 -186H344", line("#7a4a1e", 6, 0.7));

/** Red hibiscus strung on a thread, hung in a bow. */
export const hibiscusGarland = () =>
  times(11, (i) => {
    const at = (i / 10) * 2 - 1;
    return put(hibiscus(92), at * 330, -600 + (1 - at * at) * 400, 1, at * 60);
  }) +
  each([-1, 1], (side) =>
    put(
      path("M0 0C-34 -60 -20 -110 0 -150C20 -110 34 -60 0 0Z", fill("url(#leaf)")),
      side * 360,
      -560,
      1,
      side * 40,
    ),
  ) +
  put(hibiscus(138), 0, -120);

/** Red roses and hibiscus strung and laid in a ring. */
export const redGarland = () =>
  times(18, (i) => {
    const turn = (i / 18) * Math.PI * 2 + Math.PI;
    const near = 0.78 + 0.22 * -Math.cos(turn);
    const bloom = i % 3 === 0 ? hibiscus(100 * near) : rose(84 * near);
    return put(bloom, Math.sin(turn) * 330, -190 - Math.cos(turn) * 190, 1, i * 50);
  });

/** Five lotuses with their leaves. */
export const lotuses = () =>
  each([-1, 1], (side) =>
    put(
      ellipse(0, 0, 210, 60, edged("leaf", "#2f5a20")) +
        path("M0 0L180 -20M0 0L-170 -22M0 0L60 50M0 0L-70 48", line("#2f5a20", 4, 0.6)),
      side * 220,
      -20,
    ),
  ) +
  each([-1, 1], (side) =>
    path(`M${side * 90} -20C${side * 120} -120 ${side * 150} -200 ${side * 170} -300`, line("#3f6b2a", 14)),
  ) +
  path("M0 0V-260", line("#3f6b2a", 16)) +
  put(lotus(210), -190, -290, 1, -8) +
  put(lotus(210), 190, -290, 1, 8) +
  put(lotus(240), 0, -330) +
  put(lotus(190), -130, -60, 1, -6) +
  put(lotus(190), 140, -50, 1, 6);
