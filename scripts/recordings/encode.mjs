// Runs in the browser: encodes drawn frames and calculated sound.
import { registerAacEncoder } from "@mediabunny/aac-encoder";
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

const kinds = {
  mp4: { format: () => new Mp4OutputFormat({ fastStart: "in-memory" }), video: "avc", audio: "aac" },
  webm: { format: () => new WebMOutputFormat(), video: "vp9", audio: "opus" },
};

/** Loads the two fonts that films write with. */
export async function loadFonts() {
  for (const [name, file] of [
    ["Latin", "/latin.woff2"],
    ["Devanagari", "/devanagari.ttf"],
  ]) {
    document.fonts.add(await new FontFace(name, `url(${file})`).load());
  }
}

export async function loadPicture(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The film in base64: `draw(context, t)` draws each frame in a view of `view` pixels in width. */
export async function encode({ kind, wide, high, view, frames, seconds, bitrate, sound, draw }) {
  const { format, video: codec, audio: audioCodec } = kinds[kind];
  if (audioCodec === "aac" && !(await canEncodeAudio("aac"))) registerAacEncoder();
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext("2d");
  const output = new Output({ format: format(), target: new BufferTarget() });
  const video = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: 2 });
  const audio = new AudioBufferSource({ codec: audioCodec, bitrate: 48_000 });
  output.addVideoTrack(video, { frameRate: frames });
  output.addAudioTrack(audio);
  await output.start();
  await audio.add(sound);
  for (let frame = 0; frame < seconds * frames; frame++) {
    const t = frame / frames;
    context.setTransform(wide / view, 0, 0, wide / view, 0, 0);
    draw(context, t);
    await video.add(t, 1 / frames);
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer).toBase64();
}
