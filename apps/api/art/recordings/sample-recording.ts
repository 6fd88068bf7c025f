import { composeScene } from "../scenes/compose.ts";
import { layOut } from "../scenes/layout.ts";
import { paints } from "../scenes/paints.ts";
import { scenePalette } from "../scenes/palette.ts";
import { scenes } from "../scenes/scene-catalogue.ts";
import { HIGH, WIDE } from "../scenes/svg.ts";
import { templeLooks } from "../scenes/temples/temples.ts";
import { diya, flame } from "../scenes/things/flame.ts";
import { type BilingualText, writeCaptions } from "./captions.ts";
import { type Shot, shots } from "./shots.ts";

const seconds = 28;
/** A 16:9 part of the 4:3 scene, nearer its foot. */
const view = { top: (HIGH - (WIDE * 9) / 16) * 0.62, high: (WIDE * 9) / 16 };

function withPicture({ from, picture, movement, title, note }: Shot) {
  const scene = scenes.get(picture);
  if (!scene) throw new Error(`There is no picture ${picture}.`);
  const { altar, foot } = layOut(scene);
  const p = scenePalette(scene.hour, { ...scene, stone: templeLooks[scene.temple].stone });
  const sprite = (box: string, drawing: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="280" height="240">${paints(p, 0)}${drawing}</svg>`;
  const at = { x: altar.x, y: foot - 150 * altar.size - view.top };
  return {
    ...{ from, movement, title, note, light: p.light, at },
    scene: composeScene(scene).replace(
      /viewBox="[^"]*" width="800" height="600"/,
      `viewBox="0 ${view.top} ${WIDE} ${view.high}" width="1280" height="720"`,
    ),
    lamp: sprite("-70 -90 140 120", diya(p, 0, 0)),
    flame: sprite("-70 -90 140 120", flame(p, 0, -12)),
  };
}

/** The sample recording: its shots as drawings, in a view of 1200 × 675. The film maker moves and encodes them. */
export const sampleRecording = { seconds, shots: shots.map(withPicture) };

/** The captions of the sample recording, as WebVTT. */
export const sampleCaptions = (language: keyof BilingualText) =>
  writeCaptions(
    shots.map(({ from, caption }) => ({ from, text: caption })),
    seconds,
    language,
  );
