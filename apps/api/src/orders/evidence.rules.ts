import type { Language, Order, OrderProof, OrderState } from "@aradhana/core/contract";
import { readVideoStart } from "@aradhana/core/video-link";
import type { Evidence } from "./orders.table.ts";

/** The evidence that an order reached a state, with the time. */
export const evidenceOf = ({ timeline }: Pick<Order, "timeline">, state: OrderState) =>
  timeline.flatMap(({ state: each, at, evidence_url: url }) =>
    each === state && at && url ? [{ url, at }] : [],
  );

interface Recorded extends Pick<Order, "timeline"> {
  evidence: readonly Evidence[];
  language: Language;
}

/** The recordings of a state. Their links contain the second at which the names are read. */
export const proofsOf = ({ timeline, evidence, language }: Recorded, state: OrderState): OrderProof[] =>
  evidenceOf({ timeline }, state).map(({ url, at }) => {
    const { captions, chapters } = evidence.findLast((each) => each.url === url) ?? {};
    return {
      ...{ kind: "video", url, start_seconds: readVideoStart(url), at },
      ...(captions && { captions }),
      ...(chapters && {
        chapters: chapters.map(({ seconds, label }) => ({ seconds, label: label[language] })),
      }),
    };
  });
