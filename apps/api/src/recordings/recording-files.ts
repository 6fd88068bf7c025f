/** The name of a checked recording in the storage. */
export const recordingFile = (id: string) => `recordings/${id}`;

/** The name of the part of an upload that begins at this byte. */
export const partFile = (id: string, offset: number) => `uploads/${id}/${offset}`;

/** The names of all parts of an upload, in their sequence. */
export function partFiles(id: string, sizes: readonly number[]): string[] {
  let offset = 0;
  return sizes.map((size) => {
    const name = partFile(id, offset);
    offset += size;
    return name;
  });
}
