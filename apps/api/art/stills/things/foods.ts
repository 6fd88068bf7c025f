import { circle, each, ellipse, fill, line, path, put, times } from "../../scenes/svg.ts";
import { bananaLeaf } from "./leaves.ts";
import { thali } from "./vessels.ts";

/** Rows of `counts` from the ground up, each piece `wide` apart and `high` above the row below. */
const pile = (counts: readonly number[], wide: number, high: number, piece: (index: number) => string) =>
  each(counts, (count, row) =>
    times(count, (i) => put(piece(i + row), (i - (count - 1) / 2) * wide, -row * high)),
  );

const modak = () =>
  path(
    "M0 -170C-14 -130 -82 -104 -82 -42C-82 -6 -40 0 0 0C40 0 82 -6 82 -42C82 -104 14 -130 0 -170Z",
    `${fill("url(#white)")} stroke="#a8927a" stroke-width="3"`,
  ) +
  path(
    "M0 -160C-30 -110 -56 -80 -50 -12M0 -160C-10 -110 -20 -70 -18 -6M0 -160C30 -110 56 -80 50 -12M0 -160C10 -110 20 -70 18 -6",
    line("#b59f84", 4, 0.8),
  );

/** Twenty-one steamed modaks, six rows high. */
export const modaks = () => thali(400) + put(pile([6, 5, 4, 3, 2, 1], 122, 82, modak), 0, 12, 0.92);

const laddoo = () =>
  circle(0, -66, 68, fill("url(#besan)")) +
  each(
    [
      [-26, -92],
      [20, -104],
      [-4, -60],
      [34, -62],
      [-40, -52],
      [8, -26],
    ] as const,
    ([x, y]) => circle(x, y, 8, fill("#a85f10", 0.55)),
  ) +
  ellipse(6, -118, 8, 5, fill("#6f9a3a"));

/** Besan laddoos piled on a tray. */
export const laddoos = () => thali(390) + put(pile([5, 4, 3, 2, 1], 132, 104, laddoo), 0, 16);

const peda = () =>
  path("M-92 -40V-18C-92 14 92 14 92 -18V-40Z", fill("#8d5f33")) +
  ellipse(0, -42, 92, 38, fill("url(#peda)")) +
  ellipse(0, -44, 54, 21, line("#8d5f33", 5, 0.7)) +
  put(ellipse(0, 0, 16, 8, fill("#6f9a3a")), 0, -46, 1, 20) +
  ellipse(0, -42, 92, 38, line("#7a4f28", 3, 0.5));

/** Flat milk sweets in a box of sal leaf. */
export const pedas = () =>
  path("M-400 -150L400 -150L350 30H-350Z", fill("url(#leaf-dark)")) +
  put(pile([4, 3, 4, 3], 186, 62, peda), 0, -96) +
  path("M-400 -130C-200 -100 200 -100 400 -130L350 34H-350Z", fill("url(#leaf)")) +
  times(7, (i) =>
    path(
      `M${-300 + i * 100} -106C${-290 + i * 94} -60 ${-280 + i * 92} -10 ${-276 + i * 92} 30`,
      line("#2b4f1a", 4, 0.5),
    ),
  );

const sandeshPiece = () =>
  path(
    "M0 -150C-60 -130 -76 -60 -60 0H60C76 -60 60 -130 0 -150Z",
    `${fill("url(#milk)")} stroke="#b9a788" stroke-width="4"`,
  ) +
  path(
    "M0 -130V-8M0 -90L-34 -110M0 -90L34 -110M0 -50L-44 -76M0 -50L44 -76M0 -14L-40 -38M0 -14L40 -38",
    line("#c2ac85", 5),
  ) +
  circle(0, -140, 12, fill("#d0453a"));

/** Pressed chhena sweets, fanned out on a silver plate. */
export const sandesh = () =>
  thali(400, "silver") +
  each([-72, -48, -24, 0, 24, 48, 72], (turn) =>
    put(sandeshPiece(), turn * 3.4, -150 + Math.abs(turn) * 0.9, 1.18, turn * 0.9),
  ) +
  each([-56, -28, 0, 28, 56], (turn) => put(sandeshPiece(), turn * 4.4, -8, 1.04, turn * 0.5));

/** A clay pot that runs over with butter, sugar crystals in front. */
export const butter = () =>
  path("M-150 -330C-330 -270 -320 -40 -140 10H140C320 -40 330 -270 150 -330Z", fill("url(#clay)")) +
  path("M-248 -190C-120 -150 120 -150 248 -190", line("#f3d9b0", 14)) +
  times(9, (i) => circle(-208 + i * 52, -140 + Math.abs(i - 4) * -5, 9, fill("#f3d9b0"))) +
  path("M-190 -380H190V-320H-190Z", fill("url(#clay)")) +
  path(
    "M-180 -370C-200 -520 -80 -560 -40 -548C10 -610 150 -570 176 -470C200 -400 170 -330 136 -330C110 -330 120 -250 84 -246C48 -246 66 -340 30 -340C-6 -340 0 -220 -44 -216C-92 -216 -74 -340 -110 -340C-150 -340 -176 -340 -180 -370Z",
    `${fill("url(#milk)")} stroke="#d3bf96" stroke-width="4"`,
  ) +
  path("M-110 -480C-60 -520 -10 -520 30 -500M40 -540C90 -540 120 -500 130 -460", line("#dccba6", 8)) +
  each(
    [
      [-330, -10, 20],
      [-250, 16, -12],
      [-180, 30, 34],
      [250, 12, 8],
      [330, -6, -24],
      [180, 34, -30],
    ] as const,
    ([x, y, turn]) =>
      put(
        path(
          "M-34 -20L0 -44L36 -22L30 22L-6 40L-36 18Z",
          `${fill("url(#white)")} stroke="#b6a98f" stroke-width="3"`,
        ) + path("M-34 -20L0 0L36 -22M0 0L-6 40", line("#b6a98f", 3)),
        x,
        y,
        1,
        turn,
      ),
  );

const bowl = (food: string) =>
  path("M-74 0C-64 74 64 74 74 0Z", fill("url(#silver)")) +
  ellipse(0, 0, 74, 24, fill("url(#silver)")) +
  ellipse(0, 0, 62, 18, fill(food));

/** Rice, dal, vegetables and a sweet on a banana leaf. */
export const meal = () =>
  put(bananaLeaf(470), 0, -40, 1.02) +
  path("M-190 -50C-180 -330 180 -330 190 -50C120 -14 -120 -14 -190 -50Z", fill("url(#white)")) +
  times(30, (i) =>
    put(
      ellipse(0, 0, 13, 5, fill("#cdbfae")),
      -150 + ((i * 67) % 300),
      -70 - ((i * 41) % 150) * (1 - Math.abs(-150 + ((i * 67) % 300)) / 210),
      1,
      (i * 53) % 180,
    ),
  ) +
  path("M-80 -236C-50 -290 60 -290 84 -236C60 -180 -50 -190 -80 -236Z", fill("#e3a31e")) +
  put(bowl("#d98a1c"), -310, -90, 1.14) +
  put(bowl("#7d2f16"), 310, -90, 1.14) +
  each([0, 1, 2], (i) =>
    ellipse(-250 + i * 14, 10 - i * 16, 88, 26, `${fill("url(#besan)")} stroke="#a85f10" stroke-width="3"`),
  ) +
  each([220, 290, 255], (x, i) => circle(x, i === 2 ? -34 : 12, 36, fill("url(#besan)")));
