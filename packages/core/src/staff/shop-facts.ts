import * as v from "valibot";
import { gstin } from "../contract/gstin.ts";
import { emailAddress, instant } from "../contract/primitives.ts";
import { filled, filledText } from "./fields.ts";

/** As it is shown: the country code, then groups of digits. */
const phone = v.pipe(v.string(), v.trim(), v.regex(/^\+\d{1,4}(?: \d{2,6}){1,5}$/, "format"));
const email = v.pipe(v.string(), v.trim(), emailAddress);

const contentFields = {
  legal_name: filledText(120),
  address: filledText(300),
  /** Fifteen characters; its first two digits are the state. */
  gstin,
  /** The letter of undertaking under which exports are not taxed. */
  lut: filled(60),
  customer_care: v.object({ phone, email, hours: filledText(120) }),
  grievance_officer: v.object({ name: filledText(80), phone, email, hours: filledText(120) }),
};

/** Who runs the shop from some moment on. What was issued before keeps the earlier facts. */
export const shopFactsContent = v.object({
  ...contentFields,
  /** From when they are valid; null for at once. */
  effective_from: v.nullable(instant),
});
export type ShopFactsContent = v.InferOutput<typeof shopFactsContent>;

/** A version of the facts as staff see it. */
export const staffShopFacts = v.object({
  id: v.string(),
  ...contentFields,
  state: v.picklist(["planned", "valid", "past"]),
  /** Null for the facts that the shop began with. */
  effective_from: v.nullable(instant),
  created_at: v.nullable(instant),
  staff_name: v.nullable(v.string()),
});
export type StaffShopFacts = v.InferOutput<typeof staffShopFacts>;
