/** File names of the pictures that are generated in every size. */
const SIZED = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:320|640|960)\.(avif|webp)$/;

/** Files of the reels: films and their captions. */
const REEL = /^reel-[a-z0-9]+(?:-[a-z0-9]+)*\.(mp4|webm|en\.vtt|hi\.vtt)$/;
const reelTypes: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  "en.vtt": "text/vtt",
  "hi.vtt": "text/vtt",
};

/** Pictures and the sample recording, which exist once, with the names that pages and phones request. */
const fixed: Readonly<Record<string, string>> = {
  "favicon.svg": "image/svg+xml",
  "apple-touch-icon.png": "image/png",
  "icon-192.png": "image/png",
  "icon-512.png": "image/png",
  "loader.svg": "image/svg+xml",
  "loader-still.svg": "image/svg+xml",
  "sample-recording.mp4": "video/mp4",
  "sample-recording.en.vtt": "text/vtt",
  "sample-recording.hi.vtt": "text/vtt",
};

/** Whether the picture keeps its name when it changes. */
export const isFixedName = (name: string) => Object.hasOwn(fixed, name) || REEL.test(name);

/** The content type of a picture; undefined if our generator does not create this name. */
export function contentTypeOf(name: string): string | undefined {
  if (Object.hasOwn(fixed, name)) return fixed[name];
  const film = REEL.exec(name)?.[1];
  if (film) return reelTypes[film];
  const format = SIZED.exec(name)?.[1];
  return format && `image/${format}`;
}
