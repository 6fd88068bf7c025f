import { circle, each, ellipse, fill, line, path, put, times } from "../../scenes/svg.ts";

/** A brass tray, seen a little from above. */
export const thali = (half: number, paint = "brass") =>
  path(
    `M${-half} -6C${-half * 0.9} ${half * 0.32} ${half * 0.9} ${half * 0.32} ${half} -6Z`,
    fill("#6b3f12"),
  ) +
  ellipse(0, -6, half, half * 0.21, fill(`url(#${paint})`)) +
  ellipse(0, -8, half * 0.93, half * 0.18, fill("#8a5418", 0.55)) +
  ellipse(0, -2, half * 0.9, half * 0.165, fill(`url(#${paint})`, 0.75)) +
  ellipse(0, -6, half, half * 0.21, line("#fff0bd", 4, 0.7));

/** A round pot with a narrow neck, 470 high, its mouth open. */
export const pot = (paint: string, inside: string) =>
  path(
    "M-112 -430C-104 -380 -90 -366 -150 -330C-280 -250 -270 -50 -120 0H120C270 -50 280 -250 150 -330C90 -366 104 -380 112 -430Z",
    `${fill(`url(#${paint})`)}`,
  ) +
  path(
    "M-228 -220C-120 -180 120 -180 228 -220M-238 -190C-120 -150 120 -150 238 -190",
    line("#4d2a0c", 6, 0.4),
  ) +
  ellipse(0, -434, 150, 34, fill(`url(#${paint})`)) +
  ellipse(0, -438, 122, 24, fill(inside)) +
  ellipse(0, -434, 150, 34, line("#fff0bd", 4, 0.6));

const mangoLeaf = "M0 0C-34 -40 -34 -120 0 -190C34 -120 34 -40 0 0Z";

/** A kalash filled with river water, mango leaves round its mouth. */
export const waterKalash = () =>
  each([-76, -50, -24, 24, 50, 76], (turn) =>
    put(
      path(mangoLeaf, `${fill("url(#leaf)")} stroke="#2b4f1a" stroke-width="3"`) +
        path("M0 0V-170", line("#d7e6a8", 3, 0.6)),
      turn * 1.3,
      -440,
      1,
      turn,
    ),
  ) +
  pot("brass", "#5fa3b5") +
  path("M-70 -442C-30 -450 30 -436 74 -444", line("#ffffff", 5, 0.8)) +
  path("M0 -290C-34 -240 -34 -150 0 -116C34 -150 34 -240 0 -290Z", fill("#b3152b")) +
  each([-1, 1], (side) => times(4, (i) => circle(side * (70 + i * 36), -196 - i * 7, 11, fill("#b3152b"))));

/** A tilted pot from which a stream falls. */
const pouring = (paint: string, stream: string, drop: string) =>
  put(pot(paint, "#3b1a0c"), -190, -330, 0.62, 62) + path(drop, fill(stream));

/** Milk poured from a pot into a bowl. */
export const milk = () =>
  pouring("silver", "#fffdf6", "M40 -470C96 -474 150 -420 150 -150H112C112 -350 104 -392 80 -386Z") +
  path("M-110 -170C-100 40 370 40 380 -170Z", fill("url(#silver)")) +
  ellipse(135, -170, 245, 58, fill("url(#silver)")) +
  ellipse(135, -170, 222, 48, fill("url(#milk)")) +
  ellipse(131, -168, 60, 15, line("#d8cfc0", 5)) +
  ellipse(131, -168, 110, 28, line("#e2d9ca", 4)) +
  each([-30, 26], (x) => circle(131 + x * 2, -206 - Math.abs(x), 9, fill("#fffdf6"))) +
  path("M60 -24H210L244 44H26Z", fill("url(#silver)"));

/** Water with red sandal poured from a copper pot, a red flower beside it. */
export const arghya = () =>
  circle(150, -430, 170, fill("#ffdf8a", 0.9)) +
  circle(150, -430, 128, fill("#fff3c4")) +
  pouring("copper", "url(#stream)", "M40 -470C100 -474 164 -420 164 -40H128C128 -350 110 -392 80 -386Z") +
  path("M-60 -60C-40 40 330 40 350 -60Z", fill("url(#copper)")) +
  ellipse(145, -60, 205, 44, fill("url(#copper)")) +
  ellipse(145, -60, 182, 34, fill("#a8342c")) +
  ellipse(145, -62, 90, 15, line("#f2b3a0", 5, 0.8)) +
  each([0, 1, 2], (i) => circle(90 + i * 60, -96 - (i % 2) * 22, 8, fill("#ffffff")));

/** A clay lamp with its flame. */
const lamp = (size = 1) =>
  put(
    circle(0, -70, 150, fill("url(#light)")) +
      path("M0 -30C-28 -52 -20 -92 0 -138C20 -92 28 -52 0 -30Z", fill("url(#flame)")) +
      path("M0 -36C-12 -50 -8 -70 0 -88C8 -70 12 -50 0 -36Z", fill("#fffbe6")) +
      path("M-84 -34C-70 34 70 34 84 -34C40 -14 -40 -14 -84 -34Z", fill("url(#clay)")) +
      path("M-84 -34C-40 -14 40 -14 84 -34C40 -46 -40 -46 -84 -34Z", fill("#7d4a1c")),
    0,
    0,
    size,
  );

/** Eleven lamps in three rows. */
export const elevenLamps = () =>
  each(
    [
      [3, -300, 0.82],
      [4, -160, 1],
      [4, 0, 1.16],
    ] as const,
    ([count, y, size]) => times(count, (i) => put(lamp(size), (i - (count - 1) / 2) * 218 * size, y)),
  );

/** A pot of ghee offered with a long ladle into the fire. */
export const fireOffering = () =>
  circle(60, -300, 420, fill("url(#light)")) +
  each([-130, 130, -60, 70, 0], (x, i) =>
    put(
      path(
        "M0 0C-120 -90 -60 -190 -20 -280C-10 -360 10 -380 20 -440C60 -340 110 -200 60 -90C50 -40 30 -10 0 0Z",
        fill(i % 2 ? "#f2801c" : "url(#flame)"),
      ),
      60 + x,
      -150,
      0.74 + (4 - Math.abs(x) / 34) * 0.07,
    ),
  ) +
  path("M30 -160C-10 -230 30 -290 60 -360C90 -290 130 -240 90 -160Z", fill("#fffbe6")) +
  each([-1, 1], (side) =>
    put(path("M-190 0L190 0L170 44H-170Z", fill("url(#husk)")), 60, -140, 1, side * 8),
  ) +
  path("M-240 -130H360L310 -70H-190Z", fill("url(#clay)")) +
  path("M-190 -70H310L270 -10H-150Z", fill("#8e4526")) +
  path("M-150 -10H270L240 44H-120Z", fill("#6f3019")) +
  path("M-430 -520L-110 -330", line("#5d3213", 26)) +
  path("M-140 -372C-190 -300 -90 -240 -40 -290C-30 -330 -90 -370 -140 -372Z", fill("url(#husk)")) +
  path("M-52 -288C-30 -262 -24 -240 -26 -200", line("#ffd35a", 13));
