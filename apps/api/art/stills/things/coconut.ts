import { circle, each, ellipse, fill, line, path, put, times } from "../../scenes/svg.ts";

/** A coconut with its tuft, and one broken in half. */
export const coconut = () =>
  put(
    path(
      "M0 -470C-170 -430 -250 -250 -190 -90C-150 0 150 0 190 -90C250 -250 170 -430 0 -470Z",
      fill("url(#husk)"),
    ) +
      times(9, (i) =>
        path(
          `M${-10 + i * 2} -460C${-200 + i * 50} -360 ${-220 + i * 55} -180 ${-130 + i * 33} -30`,
          line("#d8a873", 4, 0.45),
        ),
      ) +
      each([-34, -14, 0, 14, 34], (turn) =>
        put(path("M-26 0C-20 -60 -8 -110 0 -150C8 -110 20 -60 26 0Z", fill("#b98a55")), turn, -440, 1, turn),
      ) +
      path("M-206 -200C-80 -150 80 -150 206 -200V-150C80 -100 -80 -100 -206 -150Z", fill("#b3152b")) +
      circle(0, -300, 26, fill("#b3152b")),
    -150,
    0,
  ) +
  put(
    ellipse(0, 0, 214, 196, fill("url(#husk)")) +
      ellipse(4, 2, 186, 168, fill("#fffdf6")) +
      ellipse(8, 8, 136, 120, fill("#d9e2df")) +
      ellipse(18, 22, 108, 92, fill("#f1f5f2")) +
      path("M-60 -40C-20 -80 50 -80 90 -50", line("#ffffff", 12)),
    230,
    -150,
    1,
    -14,
  );
