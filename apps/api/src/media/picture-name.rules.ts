/** File names of the pictures that are generated in every size. */
const SIZED = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:320|640|960)\.(avif|webp)$/;

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
export const isFixedName = (name: string) => Object.hasOwn(fixed, name);

/** The content type of a picture; undefined if our generator does not create this name. */
export function contentTypeOf(name: string): string | undefined {
  if (isFixedName(name)) return fixed[name];
  const format = SIZED.exec(name)?.[1];
  return format && `image/${format}`;
}
