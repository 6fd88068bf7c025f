import type { ScenePalette } from "../palette.ts";
import { both, circle, ellipse, fill, line, path, put, times } from "../svg.ts";
import { metal } from "./metal.ts";

/** The peacock feather and the flute. */
export const featherAndFlute = (p: ScenePalette) =>
  put(
    times(17, (i) =>
      both(
        `M0 ${-20 - i * 9.5}C${-16 - i} ${-40 - i * 10} ${-30 - i * 1.6} ${-56 - i * 10} ${-34 - i * 2.4} ${-88 - i * 9.6}`,
        line(i % 2 ? "#3fa58c" : p.gold[0], 2.4, 0.85),
      ),
    ) +
      path("M0 20C-4 -60 -4 -130 0 -200", line(p.gold[0], 5)) +
      path(
        "M0 -348C-62 -322 -84 -266 -58 -222C-42 -198 -20 -190 0 -184C20 -190 42 -198 58 -222C84 -266 62 -322 0 -348Z",
        `fill="#1c7a69" stroke="${p.gold[0]}" stroke-width="2.4"`,
      ) +
      path(
        "M0 -322C-46 -298 -58 -256 -40 -228C-28 -212 -12 -206 0 -202C12 -206 28 -212 40 -228C58 -256 46 -298 0 -322Z",
        metal,
      ) +
      path(
        "M0 -296C-28 -286 -34 -254 -22 -236C-14 -226 -6 -222 0 -220C6 -222 14 -226 22 -236C34 -254 28 -286 0 -296Z",
        fill("#1b6fae"),
      ) +
      path("M0 -280C-16 -274 -18 -252 0 -240C18 -252 16 -274 0 -280Z", fill("#132456")),
    -24,
    -14,
    1,
    13,
  ) +
  put(
    path("M-186 -12H178C190 -12 190 12 178 12H-186C-193 5 -193 -5 -186 -12Z", metal) +
      [-150, -136, 140, 154].map((x) => path(`M${x} -11V11`, line("#a8282b", 6))).join("") +
      [-96, -26, 10, 44, 78, 110].map((x) => ellipse(x, -3, 6, 5, fill(p.near))).join("") +
      path("M164 8C174 34 170 50 162 70M164 8C154 30 152 46 146 62", line("#c2402f", 4)) +
      circle(162, 76, 8, fill(p.cloth)) +
      circle(146, 68, 8, fill(p.cloth)),
    0,
    -22,
    1,
    -9,
  );
