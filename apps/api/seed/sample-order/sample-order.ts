import type { Devotee } from "@aradhana/core/contract";
import { shots } from "../../art/recordings/shots.ts";
import { type Occurrence, occurrences, type Schedule } from "../../src/calendar/occurrences.ts";
import { nameTithis } from "../../src/calendar/tithi.ts";
import type { SampleOrderContent } from "../../src/sample-order/sample-orders.table.ts";
import { readOut } from "../../src/sankalp/read-out.rules.ts";
import { sriSuktamHomaKolhapur as puja } from "../pujas/series/sri-suktam-homa-kolhapur.ts";
import { temples } from "../temples/temples.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Long enough ago for the prasad to have arrived. */
const AGO = 21 * DAY;
/** The shot of the recording in which the name is read. */
const NAME_SHOT = 2;
const film = "/media/sample-recording.mp4";

export const SAMPLE_ORDER_NUMBER = "AR-SAMPLE";
export const sampleOrderSeries = puja.slug;

const picture = (name: string) => `/media/${name}-960.webp`;
const altar = picture(`puja-${puja.slug}-altar`);

/** The sample order of a shop that opens at `now`. Its only name is made up, as the one in the recording. */
export function sampleOrderAt(schedule: Schedule, now: Date): SampleOrderContent {
  const { previous } = occurrences(schedule, new Date(now.getTime() - AGO));
  const temple = temples.find(({ slug }) => slug === puja.temple);
  const chosen = puja.packages.find(({ shipsPrasad }) => shipsPrasad);
  if (!temple?.spoken || !chosen)
    throw new Error("The sample order needs a temple, and a package with prasad.");
  const events = eventsOf(previous);
  return {
    title: puja.title,
    temple: temple.name,
    image: puja.images[0],
    tithi: nameTithis(previous.tithis),
    startsAt: previous.startAt.toISOString(),
    packageName: chosen.name,
    price: { amount: chosen.price.inr, currency: "inr" },
    events: events.map(([state, at]) => ({ state, at: at.toISOString() })),
    evidence: [
      { state: "scheduled", url: altar },
      { state: "performed", url: picture(puja.images[0].name) },
      { state: "video_ready", url: `${film}#t=${shots[NAME_SHOT]?.from ?? 0}`, ...reading },
      { state: "prasad_dispatched", url: picture("offering-prasad-box") },
    ],
    photos: [{ url: altar, at: previous.endAt.toISOString() }],
    readOut: readOut({
      ...{ devotees: [devotee], purpose: "self", wish: "", wishPublic: false },
      ...{ ritual: puja.spoken, temple: temple.spoken },
    }),
    namesAt: events.flatMap(([state, at]) => (state === "sankalp_received" ? [at.toISOString()] : [])),
    prasad: {
      contents: puja.prasad.contents,
      image: {
        name: "offering-prasad-box",
        alt: { en: "Drawing: a box of prasad", hi: "प्रसाद के डिब्बे का चित्र" },
      },
    },
  };
}

const devotee: Devotee = {
  ...{ name: "Asha Sharma", name_devanagari: "आशा शर्मा", pronounced: "" },
  ...{ gotra: "Kashyap", gotra_unknown: false, relation: "self", nakshatra: "", rashi: "", dob: null },
};

const reading = {
  captions: (["en", "hi"] as const).map((language) => ({
    language,
    url: film.replace(".mp4", `.${language}.vtt`),
  })),
  chapters: shots.map(({ from, title }) => ({ seconds: from, label: title })),
};

function eventsOf({ startAt, endAt, sankalpCutoffAt }: Occurrence) {
  const before = (ms: number) => new Date(startAt.getTime() - ms);
  const after = (ms: number) => new Date(endAt.getTime() + ms);
  return [
    ["created", before(3 * DAY)],
    ["paid", before(3 * DAY - 2 * 60_000)],
    ["sankalp_received", before(3 * DAY - 9 * 60_000)],
    ["scheduled", sankalpCutoffAt],
    ["live", startAt],
    ["performed", endAt],
    ["video_ready", after(7 * HOUR)],
    ["prasad_dispatched", after(26 * HOUR)],
    ["delivered", after(5 * DAY + 3 * HOUR)],
    ["closed", after(5 * DAY + 3 * HOUR)],
  ] as const;
}
