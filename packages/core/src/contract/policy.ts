import * as v from "valibot";
import { day, language } from "./primitives.ts";

export const policySlug = v.picklist([
  "exchange-policy",
  "term-and-condition",
  "privacy-policy",
  "shipping-policy",
]);
export const policyQuery = v.object({ slug: policySlug, lang: v.optional(language, "en") });

const block = v.variant("type", [
  v.object({ type: v.literal("paragraph"), text: v.string() }),
  v.object({ type: v.literal("list"), items: v.array(v.string()) }),
  v.object({
    type: v.literal("table"),
    caption: v.optional(v.string()),
    head: v.array(v.string()),
    rows: v.array(v.array(v.string())),
  }),
]);

/** Whom a shopper can turn to. */
export const contact = v.object({
  name: v.string(),
  role: v.string(),
  phone: v.string(),
  email: v.string(),
  hours: v.string(),
});

export const policy = v.object({
  slug: policySlug,
  title: v.string(),
  version: v.string(),
  effective_on: day,
  /** A summary in five plain sentences. */
  summary: v.array(v.string()),
  sections: v.array(v.object({ id: v.string(), heading: v.string(), blocks: v.array(block) })),
  history: v.array(v.object({ version: v.string(), effective_on: day, change: v.string() })),
  contacts: v.array(contact),
  grievance_officer: contact,
});
export type Policy = v.InferOutput<typeof policy>;
