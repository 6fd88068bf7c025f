import type { FormOf, KitPart, YantraFigure } from "../../../seed/goods/products/product-schema.ts";
import { mixColors } from "../../scenes/mix-colors.ts";
import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import { circle, each, ellipse, fill, line, path, put, rect, times } from "../../scenes/svg.ts";
import { blurred, GOLD, linear, MAROON, OLIVE } from "../paint.ts";
import { onTable } from "../table.ts";
import { drawString, stringDefs } from "./mala.ts";
import type { ProductLook } from "./product-look.ts";
import { drawBead, woodDefs } from "./rudraksha.ts";
import { drawPlate, metalDefs } from "./yantra.ts";

/** A brass bowl with powder. */
const bowl = (powder: string) =>
  ellipse(7, 14, 72, 72, fill("#3d2412", 0.38) + blurred("b8")) +
  circle(0, 0, 72, fill("url(#gold)")) +
  circle(0, 0, 60, fill("#7d5518")) +
  circle(0, 2, 56, fill(powder)) +
  ellipse(-14, -14, 26, 17, fill(mixColors(powder, "#ffffff", 0.35), 0.6) + blurred("b3")) +
  circle(0, 0, 60, line("#fff0c4", 1.4, 0.6));

function grains(seed: number): string {
  const roll = repeatableChance(seed);
  return times(70, () => {
    const angle = roll() * 6.283;
    const far = Math.sqrt(roll()) * 48;
    const paint = roll() > 0.4 ? "#fbf2d8" : "#efd48a";
    return put(
      ellipse(0, 0, 8, 3, `${fill(paint)} stroke="#b58d3f" stroke-width=".5"`),
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      1,
      roll() * 180,
    );
  });
}

const thread =
  rect(-76, -30, 156, 72, `rx="28" ${fill("#3d2412", 0.35)}${blurred("b8")}`) +
  rect(-80, -36, 160, 70, `rx="28" ${fill("#a31621")}`) +
  times(19, (i) =>
    path(
      `M${-64 + i * 6.8} -35q10 34 -2 68`,
      line(i % 4 === 1 ? "#f0b33d" : i % 2 ? "#c9323a" : "#7c0d16", 3),
    ),
  ) +
  path("M72 16q24 8 10 34t-22 30", line("#f0b33d", 3.4));

const lamp =
  ellipse(8, 46, 84, 26, fill("#3d2412", 0.4) + blurred("b8")) +
  path("M-84 -4Q-60 60 0 60Q62 60 92 -14L60 -2Q0 12 -84 -4Z", fill("url(#gold)")) +
  path("M-84 -4Q0 16 92 -14", line("#7a5416", 3)) +
  rect(-30, 56, 60, 14, `rx="6" ${fill("url(#gold)")}`) +
  path("M74 -12q12 -10 14 -22", line("#fbf3dd", 6));

const card =
  rect(-80, -70, 166, 150, `rx="4" ${fill("#3d2412", 0.3)}${blurred("b8")}`) +
  rect(-86, -78, 166, 150, `rx="4" ${fill("#fffaf0")}`) +
  rect(-76, -68, 146, 130, `rx="2" ${line(GOLD, 1.6)}`) +
  `<g transform="translate(-3 24) scale(1.5)">${each([-64, 64, -34, 34, 0], (turn, i) => `<g transform="rotate(${turn})">${path("M0 8C-15 -8 -11 -26 0 -38C11 -26 15 -8 0 8Z", `${fill(["#e7b5a6", "#e7b5a6", "#c9655e", "#c9655e", MAROON][i] ?? MAROON)} stroke="#fffaf0" stroke-width="1.2"`)}</g>`)}${path("M-26 14Q0 24 26 14", line(OLIVE, 2.4))}</g>`;

function drawPart(part: KitPart, yantra: YantraFigure | null, seed: number): string {
  const draw: Record<KitPart, () => string> = {
    yantra: () =>
      put(
        drawPlate({ figure: yantra ?? "star", petals: yantra === "nine-cells" ? [] : [8], metal: "copper" }),
        0,
        0,
        0.31,
      ),
    mala: () =>
      drawString(0, -12, {
        bead: "rudraksha",
        beads: 108,
        turns: 2,
        size: 92,
        inner: 0.6,
        lean: 0,
        color: MAROON,
      }).svg,
    rudraksha: () => ellipse(6, 14, 72, 70, fill("#3d2412", 0.45) + blurred("b8")) + drawBead(5, 76, seed),
    kumkum: () => bowl("#b01212"),
    akshat: () => bowl("#d9b765") + grains(seed),
    turmeric: () => bowl("#e0a021"),
    ash: () => bowl("#b9b4ac"),
    sindoor: () => bowl("#e2571b"),
    thread: () => thread,
    lamp: () => lamp,
    card: () => card,
  };
  return draw[part]();
}

/** The kit from above: a lined box with two rows of three parts. */
export function drawKit({ form: { holds, yantra }, color, seed }: ProductLook<FormOf<"kit">>): string {
  const [wide, high] = [720, 520];
  const [left, top] = [360 - wide / 2, 92];
  const dark = mixColors(color, "#000000", 0.45);
  const box =
    rect(left + 14, top + 32, wide, high, `rx="26" ${fill("#5b4630", 0.34)}${blurred("b30")}`) +
    rect(left + 6, top + 12, wide, high, `rx="22" ${fill(dark, 0.5)}${blurred("b8")}`) +
    rect(left, top, wide, high, 'rx="20" fill="url(#box)"') +
    rect(left + 10, top + 10, wide - 20, high - 20, `rx="13" ${line(GOLD, 1.8, 0.9)}`) +
    rect(left + 26, top + 26, wide - 52, high - 52, `rx="8" ${fill(dark)}`) +
    rect(left + 30, top + 34, wide - 60, high - 64, 'rx="6" fill="url(#cloth)"');
  const parts = each(holds, (part, i) =>
    put(drawPart(part, yantra, seed), 360 + ((i % 3) - 1) * 214, 230 + Math.floor(i / 3) * 234),
  );
  const defs =
    woodDefs +
    stringDefs +
    metalDefs("copper") +
    linear("box", [
      [0, mixColors(color, "#ffffff", 0.18)],
      [0.5, color],
      [1, mixColors(color, "#000000", 0.3)],
    ]) +
    linear("cloth", [
      [0, "#f3e6c6"],
      [1, "#e6d3a6"],
    ]);
  return onTable(box + parts, { defs, seed, zoom: 0.9, reach: [left, left + wide] });
}
