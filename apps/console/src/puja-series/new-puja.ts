import type { ChadhaavaSeriesContent, PujaSeriesContent } from "@aradhana/core/staff";
import { dayInIndia } from "../frame/moments.ts";

const empty = { en: "", hi: "" };

/** What a new package begins with. */
export const newPackage = {
  ...{ key: "", name: empty, devotees_min: 1, devotees_max: 1, features: [] },
  ...{ is_default: false, ships_prasad: false, live_call: false },
};

/** What a new series of any kind begins with; the temple is chosen. */
const newSeries = (now: Date) => ({
  ...{ title: empty, subtitle: empty, deity_slugs: [], purpose_slugs: [], occasion: null },
  ...{ cutoff_hours: 12, prasad: null, picture: null, picture_alt: empty },
  authorisation: {
    ...{ level: "temple_authorised" as const, authority: empty, text: empty, document_url: null },
    checked_on: dayInIndia(now),
  },
  ...{ about: empty, occasion_meaning: empty, steps: [], benefits: [], faqs: [], video_hours: 48 },
});

export const newPuja = (now: Date): Partial<PujaSeriesContent> => ({
  ...newSeries(now),
  ...{ kind: "group", is_vip: false, capacity: null, packages: [], addon_ids: [], inclusions: [] },
});

export const newChadhaava = (now: Date): Partial<ChadhaavaSeriesContent> => ({
  ...newSeries(now),
  ...{ name_limit: 4, offerings: [] },
});

/** What a new offering begins with; its picture is chosen. */
export const newOffering = {
  ...{ key: "", name: empty, what_is_offered: empty, unit: empty, picture_alt: empty },
  ...{ step: 1, min_qty: 1, max_qty: 11, handed_on: false, holds: [] },
};

type Values = Record<string, unknown>;

/** The series as the API takes it: without a kind no prasad is sent. */
export const pujaOf = ({ prasad, ...values }: Values): Values => ({
  ...values,
  prasad: (prasad as Values | null | undefined)?.kind ? prasad : null,
});
