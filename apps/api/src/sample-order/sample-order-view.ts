import type { Language, OrderState, SampleOrder } from "@aradhana/core/contract";
import { proofsOf } from "../orders/evidence.rules.ts";
import { timelineOf } from "../orders/timeline.rules.ts";
import type { SampleOrderContent } from "./sample-orders.table.ts";

/** A sample order as everybody sees it, with the rules of real orders for its timeline and recording. */
export function sampleOrderView(
  { number, content }: { number: string; content: SampleOrderContent },
  nextPujaId: string | null,
  lang: Language,
): SampleOrder {
  const { events, evidence, photos, prasad } = content;
  const timeline = timelineOf({
    state: "closed",
    events: events.map(({ state, at }) => ({ state, at: new Date(at) })),
    evidence,
    planned: [],
  }).map(({ state, at, evidenceUrl }) => ({
    ...{ state, at: at?.toISOString() ?? null, planned_at: null, evidence_url: evidenceUrl },
  }));
  const timeOf = (requested: OrderState) => {
    const event = events.find(({ state }) => state === requested);
    if (!event) throw new Error(`The sample order ${number} has no event "${requested}".`);
    return event.at;
  };
  return {
    number,
    title: content.title[lang],
    temple: content.temple[lang],
    image: { name: content.image.name, alt: content.image.alt[lang] },
    tithi: content.tithi[lang],
    starts_at: content.startsAt,
    placed_at: timeOf("created"),
    package_name: content.packageName[lang],
    price: content.price,
    timeline,
    sankalp: {
      read_out: content.readOut,
      versions: content.namesAt.map((at, i) => ({ n: i + 1, at })),
    },
    proofs: [
      ...proofsOf({ timeline, evidence, language: lang }, "video_ready"),
      ...photos.map(({ url, at }) => ({ kind: "photo" as const, url, start_seconds: 0, at })),
    ],
    prasad: {
      contents: prasad.contents[lang],
      image: { name: prasad.image.name, alt: prasad.image.alt[lang] },
      sent_at: timeOf("prasad_dispatched"),
      delivered_at: timeOf("delivered"),
    },
    next_pooja_id: nextPujaId,
  };
}
