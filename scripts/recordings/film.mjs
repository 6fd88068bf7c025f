// Runs in the browser: moves the lamps and the fire, writes the words, and encodes picture and sound.
import { registerAacEncoder } from "@mediabunny/aac-encoder";
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
} from "mediabunny";

const FRAMES = 15;
const [WIDE, HIGH] = [960, 540];
/** The scenes are drawn in a view of 1200 × 675. */
const SCALE = WIDE / 1200;
const SOUND = 44_100;

async function picture(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

async function font(name, file) {
  document.fonts.add(await new FontFace(name, `url(${file})`).load());
}

/** Between 0 and 1, without a jump. */
const share = (value) => Math.min(1, Math.max(0, value));
/** A restless light between -1 and 1, different for each lamp. */
const flicker = (t, which) =>
  0.6 * Math.sin(t * 7.1 + which * 2.4) + 0.4 * Math.sin(t * 11.3 + which * 5.1 + Math.sin(t * 3.7));

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

/** A quiet drone, and a bell at the start of each shot. */
function tones({ seconds, shots }) {
  const buffer = new AudioBuffer({ length: seconds * SOUND, sampleRate: SOUND, numberOfChannels: 1 });
  const samples = buffer.getChannelData(0);
  const tone = (frequency, t) => Math.sin(2 * Math.PI * frequency * t);
  const bell = [
    [1, 1],
    [2.01, 0.5],
    [2.76, 0.35],
    [5.4, 0.12],
  ];
  for (let index = 0; index < samples.length; index++) {
    const t = index / SOUND;
    const edge = share(t) * share((seconds - t) / 2);
    const breath = 0.75 + 0.25 * Math.sin(t * 0.9);
    let value = 0.03 * edge * breath * (tone(138.6, t) + 0.6 * tone(207.9, t) + 0.4 * tone(277.2, t));
    for (const { from } of shots) {
      const since = t - from;
      if (from === 0 || since < 0 || since > 5) continue;
      for (const [part, loud] of bell) {
        value +=
          0.09 * loud * share(since * 400) * Math.exp(-since * (0.9 + part * 0.5)) * tone(660 * part, since);
      }
    }
    samples[index] = value;
  }
  return buffer;
}

async function load({ scene, lamp, flame, ...shot }) {
  return { ...shot, scene: await picture(scene), lamp: await picture(lamp), flame: await picture(flame) };
}

/** The film as MP4 (H.264, AAC) in base64. */
export async function encodeFilm(film) {
  await Promise.all([font("Latin", "/latin.woff2"), font("Devanagari", "/devanagari.ttf")]);
  if (!(await canEncodeAudio("aac"))) registerAacEncoder();
  const shots = await Promise.all(film.shots.map(load));
  const canvas = new OffscreenCanvas(WIDE, HIGH);
  const context = canvas.getContext("2d");
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new BufferTarget(),
  });
  const video = new CanvasSource(canvas, { codec: "avc", bitrate: 130_000, keyFrameInterval: 2 });
  const audio = new AudioBufferSource({ codec: "aac", bitrate: 48_000 });
  output.addVideoTrack(video, { frameRate: FRAMES });
  output.addAudioTrack(audio);
  await output.start();
  await audio.add(tones(film));
  for (let frame = 0; frame < film.seconds * FRAMES; frame++) {
    const t = frame / FRAMES;
    const shot = shots.findLast(({ from }) => from <= t);
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    context.drawImage(shot.scene, 0, 0, 1200, 675);
    if (shot.movement === "sparks") drawSparks(context, shot, t);
    drawLamps(context, shot, t);
    writeText(context, shot, t - shot.from);
    writeMark(context);
    await video.add(t, 1 / FRAMES);
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer).toBase64();
}
