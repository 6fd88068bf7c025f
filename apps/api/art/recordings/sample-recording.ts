import { composeScene } from "../scenes/compose.ts";
import { layOut } from "../scenes/layout.ts";
import { paints } from "../scenes/paints.ts";
import { scenePalette } from "../scenes/palette.ts";
import { scenes } from "../scenes/scene-catalogue.ts";
import { HIGH, WIDE } from "../scenes/svg.ts";
import { templeLooks } from "../scenes/temples/temples.ts";
import { diya, flame } from "../scenes/things/flame.ts";

interface Words {
  readonly en: string;
  readonly hi: string;
}

interface Shot {
  /** Its first second. */
  readonly from: number;
  /** The name of a picture of the catalogue. */
  readonly picture: string;
  /** What moves in it besides the lamps. */
  readonly movement: "none" | "sparks";
  readonly title: Words;
  readonly note: Words;
  readonly caption: Words;
}

const shots: readonly Shot[] = [
  {
    from: 0,
    picture: "temple-mahalakshmi-kolhapur",
    movement: "none",
    title: { en: "Sample recording", hi: "नमूना रिकॉर्डिंग" },
    note: { en: "Drawn by us. Yours is filmed at the temple.", hi: "यह चित्र है। आपकी रिकॉर्डिंग मंदिर में होगी।" },
    caption: {
      en: "This is a sample, drawn by us. Your recording is filmed at the temple.",
      hi: "यह नमूना है, हमने बनाया है। आपकी रिकॉर्डिंग मंदिर में होती है।",
    },
  },
  {
    from: 6,
    picture: "puja-kumkum-archana-kolhapur",
    movement: "none",
    title: { en: "Lamps are lit", hi: "दीप जलाए जाते हैं" },
    note: { en: "The puja begins", hi: "पूजा शुरू होती है" },
    caption: {
      en: "A bell rings, and the lamps are lit. The puja begins.",
      hi: "घंटी बजती है, दीप जलते हैं। पूजा शुरू होती है।",
    },
  },
  {
    from: 12,
    picture: "puja-saraswati-archana-kolhapur",
    movement: "none",
    title: { en: "Asha Sharma", hi: "आशा शर्मा" },
    note: { en: "Kashyap gotra", hi: "कश्यप गोत्र" },
    caption: {
      en: "Sankalp: here the priest says the name. Asha Sharma, Kashyap gotra.",
      hi: "संकल्प: यहाँ पंडित जी नाम बोलते हैं। आशा शर्मा, कश्यप गोत्र।",
    },
  },
  {
    from: 20,
    picture: "puja-sri-suktam-homa-kolhapur",
    movement: "sparks",
    title: { en: "Offering to the fire", hi: "अग्नि में आहुति" },
    note: { en: "Watch it to the end", hi: "अंत तक देखें" },
    caption: {
      en: "The offering goes into the fire. You can watch to the end.",
      hi: "अग्नि में आहुति दी जाती है। आप अंत तक देख सकते हैं।",
    },
  },
];

const seconds = 28;
/** A 16:9 part of the 4:3 scene, nearer its foot. */
const view = { top: (HIGH - (WIDE * 9) / 16) * 0.62, high: (WIDE * 9) / 16 };

function drawn({ from, picture, movement, title, note }: Shot) {
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
export const sampleRecording = { seconds, shots: shots.map(drawn) };

/** Where one caption ends as the next begins, a browser that seeks there shows both. */
const PAUSE = 0.2;
const time = (at: number) => `00:00:${at.toFixed(3).padStart(6, "0")}`;

/** The captions of the sample recording, as WebVTT. */
export const sampleCaptions = (language: keyof Words) =>
  ["WEBVTT"]
    .concat(
      shots.map(
        ({ from, caption }, place) =>
          `${time(from)} --> ${time((shots[place + 1]?.from ?? seconds) - PAUSE)}\n${caption[language]}`,
      ),
    )
    .join("\n\n")
    .concat("\n");
