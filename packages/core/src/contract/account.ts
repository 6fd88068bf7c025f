import * as v from "valibot";
import { savedBirth } from "../birth/birth-details.ts";
import { verifyOtpRequest } from "./login.ts";
import { emailAddress, instant, language, oneLine } from "./primitives.ts";
import { address, personName, phone } from "./quote.ts";
import { devanagariName, gotraName, relation } from "./sankalp.ts";

const idOf = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[0-9A-Za-z]{17,32}$`)));
const familyProfileId = idOf("fp");
const savedAddressId = idOf("adr");

/** Changes the fields that are sent. */
export const updateProfileRequest = v.object({
  name: v.optional(v.nullable(personName)),
  language: v.optional(language),
});

/** The verified numbers of a customer. Each of them signs in; receipts and messages go to the main one. */
export const customerPhones = v.object({
  main: phone,
  others: v.array(v.object({ id: idOf("ph"), phone })),
});
export type CustomerPhones = v.InferOutput<typeof customerPhones>;
/** Adds the number that a one-time code was sent to. */
export const addPhoneRequest = v.pick(verifyOtpRequest, ["otp_id", "otp"]);

/** Where news about orders goes by e-mail, and whether an address can be added. */
export const customerEmail = v.object({ email: v.nullable(v.string()), can_add: v.boolean() });
export type CustomerEmail = v.InferOutput<typeof customerEmail>;
export const addEmailRequest = v.object({
  email: v.pipe(v.string(), v.trim(), emailAddress),
  lang: v.optional(language, "en"),
});
/** A code was sent to the address; `email_id` belongs to it. */
export const emailCodeSent = v.object({ email_id: v.string(), expires_at: instant });
export const confirmEmailRequest = v.object({
  email_id: v.pipe(v.string(), v.maxLength(1000)),
  otp: verifyOtpRequest.entries.otp,
});

/** What a customer agrees to, separately for each purpose. */
const consentPurpose = v.picklist(["whatsapp_updates", "saved_details"]);
export type ConsentPurpose = v.InferOutput<typeof consentPurpose>;
export const consentRequest = v.object({ purpose: consentPurpose, given: v.boolean() });
export const consents = v.array(v.object({ purpose: v.string(), given: v.boolean(), at: instant }));
export type Consents = v.InferOutput<typeof consents>;

/** A saved devotee. An empty gotra is unknown. */
export const familyProfileRequest = v.object({
  name: personName,
  /** The spelling that the customer chose; empty where the name's own is proposed. */
  name_devanagari: v.optional(v.union([v.literal(""), devanagariName]), ""),
  gotra: v.optional(gotraName, ""),
  relation,
  /** For kundalis, where it was saved. */
  birth: v.optional(v.nullable(savedBirth)),
});
export type FamilyProfileRequest = v.InferInput<typeof familyProfileRequest>;
export const familyProfile = v.object({ id: familyProfileId, ...familyProfileRequest.entries });
export type FamilyProfile = v.InferOutput<typeof familyProfile>;

export const addressType = v.picklist(["home", "work", "other"]);

export const savedAddressRequest = v.object({
  ...address.entries,
  /** Whom the courier calls; null for an address that was saved without one. */
  phone: v.optional(v.nullable(phone), null),
  type: v.optional(addressType, "home"),
  /** The first address is the default whatever is sent. */
  is_default: v.optional(v.boolean(), false),
});
export type SavedAddressRequest = v.InferInput<typeof savedAddressRequest>;
export const savedAddress = v.object({ id: savedAddressId, ...savedAddressRequest.entries });
export type SavedAddress = v.InferOutput<typeof savedAddress>;

/** `confirm` says that the customer has read what is deleted. */
export const deleteAccountRequest = v.object({
  confirm: v.literal(true),
  reason: v.optional(oneLine(200), ""),
});
