import { ellipse, fill, line, n, path, times } from "../../scenes/svg.ts";
import { tint } from "../paint.ts";
import { type GemLook, purity } from "./gem-look.ts";

type Roll = () => number;

/** What a lens shows inside a stone, never more than its clarity says. */
export function drawInclusions({ optics }: GemLook, scale: number, roll: Roll): string {
  const { hue, saturation, clarity } = optics;
  const count = Math.round((1 - purity[clarity]) * 26);
  const pale = tint(hue, saturation * 0.5, 0.88);
  const deep = tint(hue, saturation, 0.14);
  const spot = () => {
    const angle = roll() * Math.PI * 2;
    const far = Math.sqrt(roll()) * scale * 0.62;
    return [360 + Math.cos(angle) * far, 344 + Math.sin(angle) * far * 0.85] as const;
  };
  const stroke = (angle: number, length: number) => {
    const [x, y] = spot();
    return `M${n(x)} ${n(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`;
  };
  const wander = (reach: number) => {
    const [x, y] = spot();
    const curves = times(4, () => {
      const by = [0.5, 0.5, 0.4, 0.5].map((middle) => n((roll() - middle) * reach));
      return `q${by.join(" ")}`;
    });
    return `M${n(x)} ${n(y)}${curves}`;
  };
  const draw: Record<GemLook["optics"]["inclusions"], () => string> = {
    none: () => "",
    silk: () =>
      times(count * 3, () =>
        path(stroke((Math.floor(roll() * 3) * Math.PI) / 3 + 0.2, 8 + roll() * 26), line(pale, 0.8, 0.5)),
      ),
    needles: () => times(count, () => path(stroke(roll() * 3, 40), line(deep, 1, 0.4))),
    fingerprints: () => times(count, () => path(wander(20), line(pale, 0.9, 0.5))),
    crystals: () =>
      times(count, () => {
        const [x, y] = spot();
        return ellipse(x, y, 1.5 + roll() * 2.5, 1.5 + roll() * 1.5, line(deep, 1, 0.45));
      }),
    discs: () =>
      times(count, () => {
        const [x, y] = spot();
        const radius = 5 + roll() * 9;
        return ellipse(x, y, radius, radius * (0.4 + roll() * 0.6), line(pale, 1, 0.45));
      }),
    garden: () =>
      times(count, () => {
        const veil = wander(28);
        const paint = roll() > 0.4 ? pale : deep;
        return path(veil, line(paint, 1 + roll() * 1.4, 0.32));
      }),
    treacle: () =>
      times(count, () => {
        const [x, y] = spot();
        const swirl = `q${n(roll() * 40)} ${n(roll() * -30)} ${n(roll() * 60 - 20)} ${n(roll() * 20)}t${n(roll() * 40)} 8`;
        return path(`M${n(x)} ${n(y)}${swirl}`, line(roll() > 0.5 ? pale : deep, 3 + roll() * 4, 0.1));
      }),
    // Of smooth stones, which draw them themselves.
    centipedes: () => "",
    potch: () => "",
    pits: () => "",
  };
  const specks = clarity === "loupe-clean" ? 0 : Math.ceil(count / 4);
  return (
    draw[optics.inclusions]() +
    times(specks, () => {
      const [x, y] = spot();
      return ellipse(x, y, 0.8 + roll() * 1.2, 0.8 + roll(), fill(deep, 0.5));
    })
  );
}
