import { circle, each, ellipse, fill, line, path, put, times } from "../../scenes/svg.ts";
import { thali } from "./vessels.ts";

/** A red chunri with a gold border, hung from a rod in folds. */
export const chunri = () =>
  path("M-400 -560H400", line("#8a5418", 24)) +
  each([-410, 410], (x) => circle(x, -560, 24, fill("url(#gold)"))) +
  path(
    "M-330 -560C-350 -300 -420 -120 -380 30C-300 -10 -240 60 -160 10C-100 60 -40 0 0 40C40 0 100 60 160 10C240 60 300 -10 380 30C420 -120 350 -300 330 -560Z",
    fill("url(#red-cloth)"),
  ) +
  each([-200, -60, 80, 220], (x) =>
    path(`M${x} -560C${x + 20} -380 ${x * 1.2} -160 ${x * 1.16} 10`, line("#5c0816", 16, 0.45)),
  ) +
  path(
    "M-372 -30C-300 -70 -240 0 -160 -50C-100 0 -40 -60 0 -20C40 -60 100 0 160 -50C240 0 300 -70 372 -30",
    line("#e3b04a", 34),
  ) +
  path(
    "M-372 -30C-300 -70 -240 0 -160 -50C-100 0 -40 -60 0 -20C40 -60 100 0 160 -50C240 0 300 -70 372 -30",
    line("#fff0b8", 6),
  ) +
  path("M-332 -526H332", line("#e3b04a", 26)) +
  times(24, (i) => {
    const [x, y] = [-270 + (i % 6) * 108 + (Math.floor(i / 6) % 2) * 40, -440 + Math.floor(i / 6) * 96];
    return circle(x, y, 15, fill("url(#gold)")) + circle(x, y, 6, fill("#8a1b2e"));
  }) +
  times(19, (i) => path(`M${-372 + i * 41.4} ${14 + (i % 2) * 12}v40`, line("#e3b04a", 7)));

/** A folded sari with green bangles and a box of kumkum. */
export const sari = () =>
  each([0, 1, 2, 3], (i) => {
    const y = -96 - i * 84;
    const paint = i % 2 ? "red-cloth" : "green-cloth";
    return (
      path(
        `M-370 ${y + 84}C-410 ${y + 60} -410 ${y + 16} -370 ${y}H330C370 ${y + 20} 370 ${y + 64} 330 ${y + 84}Z`,
        fill(`url(#${paint})`),
      ) +
      path(`M150 ${y}H250V${y + 84}H150Z`, fill("url(#brass)")) +
      times(4, (k) => path(`M200 ${y + 10 + k * 20}l18 10l-18 10l-18 -10Z`, fill("#8a1b2e"))) +
      path(`M-370 ${y + 84}H330`, line("#1a0a06", 5, 0.5))
    );
  }) +
  each([0, 1, 2, 3], (i) =>
    ellipse(-150 + i * 26, -440 - (i % 2) * 8, 96, 62, line(i % 2 ? "#e3b04a" : "#2f9a5a", 17)),
  ) +
  put(
    ellipse(0, 0, 76, 24, fill("url(#brass)")) +
      path("M-76 0V44C-76 74 76 74 76 44V0Z", fill("url(#brass)")) +
      ellipse(0, 0, 62, 17, fill("#b3152b")),
    240,
    -420,
  );

/** Five notebooks and two pens. */
export const notebooks = () =>
  each(["#b3152b", "#e3a31e", "#2f7a52", "#355f9a", "#8a3f7a"], (color, i) => {
    const [x, y] = [(i % 2) * 24 - 12, -i * 78];
    return (
      path(`M${x - 340} ${y}L${x - 300} ${y - 74}H${x + 330}L${x + 300} ${y}Z`, fill(color)) +
      path(`M${x - 316} ${y - 16}L${x - 290} ${y - 62}H${x + 314}L${x + 294} ${y - 16}Z`, fill("#fbf3e6")) +
      path(`M${x - 306} ${y - 32}H${x + 300}M${x - 298} ${y - 46}H${x + 306}`, line("#c9bba4", 3)) +
      path(`M${x - 300} ${y - 74}H${x + 330}`, line(color, 16))
    );
  }) +
  path("M-312 -384L-190 -520H400L306 -384Z", fill("#8a3f7a")) +
  path("M-256 -398L-158 -508H-124L-226 -398Z", fill("#e3b04a")) +
  each([0, 1], (i) =>
    put(
      path("M0 -15H330V15H0Z", fill(i ? "#355f9a" : "#b3152b")) +
        path("M330 -15L400 0L330 15Z", fill("#e3b04a")) +
        path("M-34 -15H0V15H-34Z", fill("#fbf3e6")),
      -150 + i * 120,
      -452 - i * 14,
      0.86,
      -11 + i * 4,
    ),
  );

/** A box of prasad with its lid ajar, a thread round it. */
export const prasadBox = () =>
  path("M-330 -250H330L300 30H-300Z", fill("url(#board)")) +
  path("M-330 -250H330L322 -176H-322Z", fill("#3d0914", 0.4)) +
  each([-210, -70, 70, 210], (x, i) => circle(x, -280, 76, fill(i % 2 ? "url(#milk)" : "url(#besan)"))) +
  each([-140, 0, 140], (x, i) => circle(x, -356, 72, fill(i % 2 ? "url(#milk)" : "url(#besan)"))) +
  path("M-330 -250C-200 -222 200 -222 330 -250L324 -190H-324Z", fill("url(#board)")) +
  put(
    path("M-350 0H350L330 -76H-330Z", fill("url(#board)")) + path("M-350 0H350", line("#e3b04a", 12)),
    60,
    -452,
    1,
    -13,
  ) +
  path("M0 -236V30", line("#e3b04a", 34)) +
  path("M-320 -110H318", line("#e3b04a", 34)) +
  each([-1, 1], (side) =>
    path(
      `M0 -110C${side * 60} -230 ${side * 190} -190 ${side * 130} -120C${side * 90} -90 ${side * 40} -100 0 -110Z`,
      `${fill("url(#gold)")} stroke="#8a5418" stroke-width="4"`,
    ),
  ) +
  circle(0, -112, 30, fill("url(#gold)"));

const coin = () =>
  path("M-92 -22V6C-92 40 92 40 92 6V-22Z", fill("#93611a")) +
  ellipse(0, -22, 92, 33, fill("url(#gold)")) +
  ellipse(0, -22, 64, 21, line("#93611a", 5, 0.8));

/** Coins before the envelope in which dakshina is given. */
export const dakshina = () =>
  thali(420) +
  put(
    path("M-250 -420H250V0H-250Z", fill("url(#red-cloth)")) +
      path("M-250 -420L0 -200L250 -420", line("#e3b04a", 14)) +
      path("M-226 -24H226M-226 -396H226", line("#e3b04a", 6, 0.8)) +
      circle(0, -206, 44, fill("url(#gold)")) +
      circle(0, -206, 22, fill("#8a1b2e")),
    -110,
    -70,
    1,
    -7,
  ) +
  times(5, (i) => put(coin(), 180 + (i % 2) * 8, -i * 42)) +
  times(3, (i) => put(coin(), 330, 6 - i * 42, 0.9)) +
  put(coin(), 20, 30, 0.94);
