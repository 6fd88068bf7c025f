import type { PujaSeriesContent } from "@aradhana/core/staff";
import { dayInIndia } from "../frame/moments.ts";

const empty = { en: "", hi: "" };

/** What a new package begins with. */
export const newPackage = {
  ...{ key: "", name: empty, devotees_min: 1, devotees_max: 1, features: [] },
  ...{ is_default: false, ships_prasad: false, live_call: false },
};

/** What a new puja begins with; the temple is chosen. */
export const newPuja = (now: Date): Partial<PujaSeriesContent> => ({
  ...{ title: empty, subtitle: empty, deity_slugs: [], purpose_slugs: [] },
  ...{ kind: "group", is_vip: false, occasion: null, cutoff_hours: 12, capacity: null },
  ...{ packages: [], prasad: null, addon_ids: [], picture: null, picture_alt: empty },
  authorisation: {
    ...{ level: "temple_authorised", authority: empty, text: empty, document_url: null },
    checked_on: dayInIndia(now),
  },
  ...{ about: empty, occasion_meaning: empty, steps: [], benefits: [], inclusions: [], faqs: [] },
  video_hours: 48,
});

type Values = Record<string, unknown>;

/** The puja as the API takes it: without a kind no prasad is sent. */
export const pujaOf = ({ prasad, ...values }: Values): Values => ({
  ...values,
  prasad: (prasad as Values | null | undefined)?.kind ? prasad : null,
});
