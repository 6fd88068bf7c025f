import * as v from "valibot";
import { filled, filledText, idWith, text } from "./fields.ts";
import { slug } from "./puja-series.ts";
import { readVersion } from "./versions.ts";

const id = idWith("tm");

/** A temple as staff choose it in a list. */
export const staffTemple = v.object({ id, slug: v.string(), name: text, city: text });
export type StaffTemple = v.InferOutput<typeof staffTemple>;

const degrees = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)));
const contentFields = {
  name: filledText(120),
  city: filledText(80),
  state: filledText(80),
  /** Paragraphs, separated by an empty line. */
  about: filledText(2_000),
  /** The name of one of the drawn pictures. */
  picture: slug,
  picture_alt: filledText(200),
  /** The place on the map, for which dates are calculated; without it nothing is sold there. North and east are positive. */
  lat: degrees(90),
  lon: degrees(180),
  /** The name as the priest says it in the sankalp; null for the name as it is. */
  spoken: v.nullable(v.object({ devanagari: filled(160), latin: filled(160) })),
};

const bothOrNone = ({ lat, lon }: { lat: number | null; lon: number | null }) =>
  (lat === null) === (lon === null);

/** What staff write of a temple. */
export const templeContent = v.pipe(
  v.object(contentFields),
  v.forward(
    v.check((temple) => bothOrNone(temple), "required"),
    ["lon"],
  ),
);
export const updateTempleRequest = v.intersect([templeContent, readVersion]);
export type TempleContent = v.InferOutput<typeof templeContent>;

export const createTempleRequest = v.pipe(
  v.object({ slug, ...contentFields }),
  v.forward(
    v.check((temple) => bothOrNone(temple), "required"),
    ["lon"],
  ),
);

/** A temple with everything that staff write of it. */
export const writtenTemple = v.object({ id, slug, ...contentFields, ...readVersion.entries });
export type WrittenTemple = v.InferOutput<typeof writtenTemple>;

export const templeIdParam = v.object({ id });
