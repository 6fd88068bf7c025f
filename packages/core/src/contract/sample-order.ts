import * as v from "valibot";
import { orderProof, timelineStep } from "./order.ts";
import { image, instant, money, poojaId } from "./primitives.ts";
import { localeQuery } from "./read-query.ts";
import { sankalp } from "./sankalp.ts";

export const sampleOrderQuery = v.object(localeQuery);

/** A sample of a completed order for everybody. It has no order, payment or person behind it. */
export const sampleOrder = v.object({
  number: v.string(),
  title: v.string(),
  temple: v.string(),
  image,
  tithi: v.string(),
  starts_at: instant,
  placed_at: instant,
  package_name: v.string(),
  price: money,
  timeline: v.array(timelineStep),
  sankalp: v.object({ read_out: sankalp.entries.read_out, versions: sankalp.entries.versions }),
  proofs: v.array(orderProof),
  prasad: v.object({ contents: v.string(), image, sent_at: instant, delivered_at: instant }),
  /** The next bookable date of the same puja, if there is one. */
  next_pooja_id: v.nullable(poojaId),
});
export type SampleOrder = v.InferOutput<typeof sampleOrder>;
