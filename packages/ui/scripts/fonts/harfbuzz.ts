import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font, shape, Buffer as TextBuffer } from "harfbuzzjs";
import type { FontSubset } from "./subsets.ts";

/** The functions of HarfBuzz's subsetter (WebAssembly) used here; every number is a pointer. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
/** Without it the subsetter adds every conjunct that the selected letters can form, doubling the file. */
const NO_LAYOUT_CLOSURE = 0x200;

const tag = (name: string) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

/** A font's vertical metrics, and shaped text: glyph ids and width; lengths in em. */
export function openFont(sfnt: Uint8Array<ArrayBuffer>) {
  const face = new Face(new Blob(sfnt.slice().buffer));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const { upem } = face;
  return {
    metrics: { ascent: ascender / upem, descent: -descender / upem, lineGap: lineGap / upem },
    shape(text: string) {
      const buffer = new TextBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return { glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint), width: advance / upem };
    },
  };
}

/** Subsets `sfnt` and returns an uncompressed font without hints. */
export async function cutFont(sfnt: Uint8Array<ArrayBuffer>, { characters, shaped, features }: FontSubset) {
  const { resolve } = createRequire(import.meta.url);
  const { instance } = await WebAssembly.instantiate(
    await readFile(resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")),
  );
  const hb = instance.exports as unknown as Subsetter;
  hb._initialize();

  const data = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, sfnt.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);

  const featureSet = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(featureSet);
  for (const feature of features) hb.hb_set_add(featureSet, tag(feature));

  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(unicodes, character.codePointAt(0) ?? 0);

  const whole = openFont(sfnt);
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of shaped.flatMap((text) => whole.shape(text).glyphs)) hb.hb_set_add(glyphs, glyph);

  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error("HarfBuzz could not cut the font: is it a whole TrueType file?");
  const blob = hb.hb_face_reference_blob(cut);
  const from = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(blob));
}
