import { repeatableChance } from "../../scenes/repeatable-chance.ts";
import { ellipse, fill, line, path, poly } from "../../scenes/svg.ts";
import { blurred, clamp, group, hexOf, linear, mix, type Rgb, rgbOf, shadow, tint } from "../paint.ts";
import { onTable } from "../table.ts";
import { type FacetedCut, planesOf } from "./cuts.ts";
import { type GemLook, purity } from "./gem-look.ts";
import { drawInclusions } from "./inclusions.ts";
import { lookInto, shardsOf } from "./light-path.ts";
import { exposed, KEY, lightFrom } from "./room.ts";
import { areaOf, centreOf, dot, type Facet, type Flat, type Plane, pose, visibleFacets } from "./solid.ts";

const MIDDLE = { x: 360, y: 338 };

function stone({ cut, size: [length, width, depth], seed }: GemLook, kind: FacetedCut) {
  const roll = repeatableChance(seed);
  for (let i = 0; i < 5; i++) roll();
  const uneven = cut === "round" || cut === "brilliant" ? 0.003 : 0.012;
  const planes = planesOf(kind, {
    width: width / length,
    table: mix(0.5, 0.6, roll()),
    crown: mix(0.6, 0.74, roll()),
    depth: clamp((depth / width) * 1.42, 0.72, 0.95) * (cut === "emerald" ? 0.82 : 1),
    jitter: () => 1 + (roll() - 0.5) * 2 * uneven,
  });
  const spin = cut === "emerald" ? Math.PI / 2 - 0.35 + roll() * 0.6 : -0.6 + roll() * 1.4;
  return { planes: pose(planes, spin, 0.3), roll };
}

/** The colour of a shard, from a ray per primary colour; not yet exposed. */
function shader(planes: readonly Plane[], { optics }: GemLook) {
  const { hue, saturation, tone, refraction } = optics;
  // Diamond bends red and blue apart most.
  const fire = mix(0.009, 0.06, clamp((refraction - 1.8) / 0.6));
  const isPale = tone < 0.15;
  const body = rgbOf(hue, saturation, mix(0.72, 0.5, tone)).map((value) => Math.max(0.01, value ** 2.2));
  const skin = mix(0.02, 0.42, saturation * mix(0.7, 1, tone));
  const thick = mix(0.12, 0.5, tone);
  const film = isPale ? 1.25 : mix(1.4, 0.56, tone);
  const clean = mix(0.82, 1, purity[optics.clarity]);
  return (facet: Facet, at: Flat): Rgb => {
    const channel = (primary: 0 | 1 | 2) => {
      const { gloss, mirrored, rays } = lookInto(planes, facet, at, refraction + fire * (primary - 1) * 1.4);
      const filter = body[primary] ?? 1;
      const inside = rays.reduce(
        (sum, { share, length, to }) => sum + share * lightFrom(to) * filter ** (skin + length * thick * 0.5),
        0,
      );
      return film * inside ** (isPale ? 1.5 : 1.12) * clean + gloss * lightFrom(mirrored) * 0.5;
    };
    return [channel(0), channel(1), channel(2)];
  };
}

/** A cut stone: real facets, real bounces, one flat colour for each shard. */
export function drawFaceted(gem: GemLook, kind: FacetedCut): string {
  const { hue, saturation, refraction } = gem.optics;
  const { planes, roll } = stone(gem, kind);
  const facets = visibleFacets(planes);
  const scale = mix(214, 272, clamp((gem.size[0] - 4) / 10));
  const outlineOf = (shape: readonly Flat[]) =>
    poly(shape.map(([x, y]) => [MIDDLE.x + x * scale, MIDDLE.y - y * scale] as const));
  const colorAt = shader(planes, gem);

  const shards = facets.flatMap((facet) =>
    shardsOf(planes, facet, refraction).map((shape) => {
      const rgb = colorAt(facet, centreOf(shape));
      const [red, green, blue] = rgb;
      const paint = hexOf([exposed(red), exposed(green), exposed(blue)]);
      return { d: outlineOf(shape), paint, isBright: areaOf(shape) > 4e-4 && Math.max(...rgb) > 1.1 };
    }),
  );
  const body = shards
    .map(({ d, paint }) => path(d, `fill="${paint}" stroke="${paint}" stroke-width=".7"`))
    .join("");
  const glow = shards
    .filter(({ isBright }) => isBright)
    .map(({ d, paint }) => path(d, fill(paint)))
    .join("");

  const ridge = saturation < 0.2 ? "#4c5663" : "#ffffff";
  const faint = tint(hue, saturation * 0.5, 0.86);
  const strength = { table: 0.62, girdle: 0.12 } as const;
  const edges = facets.map(({ shape, plane: { part, normal } }) => {
    const paint = part === "table" || dot(normal, KEY) > 0.75 ? ridge : faint;
    const opacity = part === "table" || part === "girdle" ? strength[part] : 0.34;
    return path(outlineOf(shape), line(paint, part === "table" ? 1.7 : 1, opacity));
  });
  const sheen = facets
    .filter(({ plane }) => plane.part !== "girdle")
    .map(({ shape, plane }) => {
      const lit = dot(plane.normal, KEY) - 0.78;
      const look =
        lit > 0
          ? fill("#fff", Math.min(0.2, lit * 0.6))
          : fill(tint(hue, saturation, 0.08), Math.min(0.16, -lit * 0.25));
      return path(outlineOf(shape), look);
    });

  const points = facets.flatMap(({ shape }) => shape);
  const foot = MIDDLE.y - Math.min(...points.map(([, y]) => y)) * scale;
  const half = Math.max(...points.map(([x]) => Math.abs(x))) * scale;
  const ground =
    shadow(MIDDLE.x, foot - 24, half * 0.92, 64, tint(hue, saturation * 0.35, 0.2)) +
    ellipse(
      MIDDLE.x + half * 0.26,
      foot + 12,
      half * 0.5,
      20,
      fill(tint(hue, saturation, 0.58), mix(0.3, 0.62, saturation)) + blurred("b18"),
    );
  const table = facets.find(({ plane }) => plane.part === "table");
  const polish = table ? path(outlineOf(table.shape), fill("url(#polish)")) : "";
  const inside =
    drawInclusions(gem, scale, roll) + sheen.join("") + group(glow, `opacity=".5"${blurred("b8")}`);
  const defs =
    `<clipPath id="stone">${path(facets.map(({ shape }) => outlineOf(shape)).join(""), "")}</clipPath>` +
    linear(
      "polish",
      [
        [0, "#fff", 0.24],
        [0.34, "#fff", 0.04],
        [0.35, "#fff", 0],
        [1, "#fff", 0],
      ],
      [0.1, 0, 0.75, 1],
    );
  return onTable(ground + body + group(inside, 'clip-path="url(#stone)"') + edges.join("") + polish, {
    defs,
    seed: gem.seed,
    zoom: 1.12,
  });
}
