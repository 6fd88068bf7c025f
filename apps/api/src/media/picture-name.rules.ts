/** Names of the pictures that our own generator draws in every size. */
const SIZED = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:320|640|960)\.(avif|webp)$/;

/** What it draws once, under the name that pages, phones and link previews ask for. */
const fixed: Readonly<Record<string, string>> = {
  "favicon.svg": "image/svg+xml",
  "apple-touch-icon.png": "image/png",
  "icon-192.png": "image/png",
  "icon-512.png": "image/png",
  "loader.svg": "image/svg+xml",
  "loader-still.svg": "image/svg+xml",
  "og.png": "image/png",
};

/** Whether this is drawn once: its next drawing stands under the same name. */
export const isFixedName = (name: string) => Object.hasOwn(fixed, name);

/** The content type of a picture by its name; none where our generator gives no such name. */
export function contentTypeOf(name: string): string | undefined {
  if (isFixedName(name)) return fixed[name];
  const format = SIZED.exec(name)?.[1];
  return format && `image/${format}`;
}
