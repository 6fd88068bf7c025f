import { repeatableChance } from "../../../scenes/repeatable-chance.ts";
import { ellipse, fill, line } from "../../../scenes/svg.ts";
import { blurred, clamp, group, linear, mix, shadow, tint, turned } from "../../paint.ts";
import { onTable } from "../../table.ts";
import type { GemLook } from "../gem-look.ts";
import { catsEye } from "./cats-eye.ts";
import { clear } from "./clear.ts";
import { coral } from "./coral.ts";
import type { Body, Dome } from "./dome.ts";
import { moonstone } from "./moonstone.ts";
import { opal } from "./opal.ts";
import { pearl } from "./pearl.ts";

const bodies: Record<string, (dome: Dome) => Body> = {
  pearl,
  "red-coral": coral,
  "cats-eye": catsEye,
  opal,
  moonstone,
};

const MIDDLE = { x: 360, y: 340 };

/** A stone without facets: a cabochon or a bead. */
export function drawSmooth(gem: GemLook): string {
  const roll = repeatableChance(gem.seed);
  for (let i = 0; i < 5; i++) roll();
  const [length, width] = gem.size;
  const rx = mix(180, 250, clamp((length - 6) / 8));
  const ry = rx * (width / length);
  const lean = gem.cut === "bead" ? 0 : -32 + roll() * 46;
  const { hue, saturation } = gem.optics;
  const body = (bodies[gem.species] ?? clear)({ gem, rx, ry, roll });
  const angle = (lean * Math.PI) / 180;
  const low = Math.hypot(ry * Math.cos(angle), rx * Math.sin(angle));
  const ground =
    shadow(MIDDLE.x, MIDDLE.y + low - 26, rx * 0.9, 58, tint(hue, saturation * 0.3, 0.22)) +
    ellipse(MIDDLE.x + rx * 0.2, MIDDLE.y + low + 8, rx * 0.5, 17, fill(body.cast, 0.5) + blurred("b18"));
  const stone =
    group(body.inner, 'clip-path="url(#stone)"') +
    ellipse(0, 0, rx - 0.7, ry - 0.7, line(body.rim, 1.6, 0.5));
  const defs = `<clipPath id="stone">${ellipse(0, 0, rx, ry, "")}</clipPath>${body.defs}${linear("pane", [
    [0, "#fff", 0.95],
    [1, "#fff", 0.3],
  ])}`;
  return onTable(ground + turned(stone, MIDDLE.x, MIDDLE.y, lean), { defs, seed: gem.seed, zoom: 1.12 });
}
