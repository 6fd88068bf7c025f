/** The longer side of what is sent: as large as the server stores it. */
const MAX_SIDE = 1600;
const QUALITY = 0.85;

/**
 * A photo, smaller and without its metadata, so that a place that a phone wrote into it never leaves the phone; undefined
 * if the file is no photo.
 */
export async function shrinkPhoto(file: File): Promise<Blob | undefined> {
  // Browsers reject a file that they cannot decode.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", QUALITY));
}
