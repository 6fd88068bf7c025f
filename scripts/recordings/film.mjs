// Runs in the browser: moves the lamps and the fire, writes the words, and encodes picture and sound.
import { encode, loadFonts, loadPicture } from "./encode.mjs";
import { flicker, share } from "./kit.mjs";
import { tones } from "./tones.mjs";

const FRAMES = 15;
const [WIDE, HIGH] = [960, 540];
/** The scenes are drawn in a view of 1200 × 675. */
const VIEW = 1200;

const lamps = [
  [70, 640],
  [170, 655],
  [1030, 655],
  [1130, 640],
];

function drawLamps(context, { lamp, flame }, t) {
  for (const [which, [x, y]] of lamps.entries()) {
    context.drawImage(lamp, x - 70, y - 90, 140, 120);
    const bend = flicker(t, which);
    context.save();
    context.translate(x, y - 12);
    context.transform(1, 0, bend * 0.12, 1 + bend * 0.1, 0, 0);
    context.drawImage(flame, -70, -78, 140, 120);
    context.restore();
  }
}

function drawSparks(context, { at, light }, t) {
  const glow = context.createRadialGradient(at.x, at.y, 10, at.x, at.y, 300 + 24 * flicker(t, 1));
  glow.addColorStop(0, `${light}66`);
  glow.addColorStop(1, `${light}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, 1200, 675);
  context.fillStyle = light;
  for (let which = 0; which < 14; which++) {
    const way = (t * (0.16 + (which % 4) * 0.03) + which * 0.37) % 1;
    context.globalAlpha = (1 - way) * share(way * 8);
    context.beginPath();
    context.arc(
      at.x + Math.sin(which * 9.7 + t) * (20 + 90 * way),
      at.y - 420 * way,
      4 - 2 * way,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

/** The two languages of the words, on a panel that fades in. */
function writeText(context, { title, note }, since) {
  context.globalAlpha = share(since * 2.5);
  context.fillStyle = "rgb(28 12 10 / 78%)";
  context.beginPath();
  context.roundRect(250, 28, 700, 256, 20);
  context.fill();
  context.textAlign = "center";
  const line = (text, size, y, colour) => {
    context.font = `${size}px Latin, Devanagari`;
    context.fillStyle = colour;
    context.fillText(text, 600, y, 664);
  };
  line(title.en, 56, 92, "#fff4dc");
  line(title.hi, 56, 162, "#ffd98a");
  line(note.en, 34, 214, "#fff4dc");
  line(note.hi, 34, 262, "#fff4dc");
  context.globalAlpha = 1;
}

function writeMark(context) {
  context.fillStyle = "rgb(28 12 10 / 78%)";
  context.beginPath();
  context.roundRect(20, 20, 196, 44, 22);
  context.fill();
  context.textAlign = "center";
  context.font = "22px Latin, Devanagari";
  context.fillStyle = "#fff4dc";
  context.fillText("SAMPLE · नमूना", 118, 50);
}

async function load({ scene, lamp, flame, ...shot }) {
  return {
    ...shot,
    scene: await loadPicture(scene),
    lamp: await loadPicture(lamp),
    flame: await loadPicture(flame),
  };
}

/** The film as MP4 (H.264, AAC) in base64. */
export async function encodeFilm(film) {
  await loadFonts();
  const shots = await Promise.all(film.shots.map(load));
  const bells = film.shots.map(({ from }) => from).filter((from) => from > 0);
  return encode({
    ...{ kind: "mp4", wide: WIDE, high: HIGH, view: VIEW, frames: FRAMES, seconds: film.seconds },
    bitrate: 130_000,
    sound: tones({ seconds: film.seconds, bells }),
    draw(context, t) {
      const shot = shots.findLast(({ from }) => from <= t);
      context.drawImage(shot.scene, 0, 0, 1200, 675);
      if (shot.movement === "sparks") drawSparks(context, shot, t);
      drawLamps(context, shot, t);
      writeText(context, shot, t - shot.from);
      writeMark(context);
    },
  });
}
