import * as v from "valibot";
import { sendOtpRequest, verifyOtpRequest } from "../contract/login.ts";
import { astrologerId, instant, oneLine } from "../contract/primitives.ts";
import { phone } from "../contract/quote.ts";
import { passkeyState } from "./passkeys.ts";

/**
 * Owner: everything. Temple desk: rituals and dispatch. Support: orders, refunds and reviews of payments. Astrologer: their
 * own consultations.
 */
export const staffRole = v.picklist(["owner", "temple_desk", "support", "astrologer"]);
export type StaffRole = v.InferOutput<typeof staffRole>;

export const staffId = v.pipe(v.string(), v.regex(/^stf_[0-9A-Za-z]{17,32}$/));

export const staffAccount = v.object({
  id: staffId,
  name: v.string(),
  role: staffRole,
  /** Masked: only the last digits. */
  phone_masked: v.string(),
  is_active: v.boolean(),
  /** Whose consultations it holds; null for other roles. */
  astrologer_id: v.nullable(astrologerId),
  /** How many passkeys it has; only owners have some. */
  passkey_count: v.number(),
  created_at: instant,
});
export type StaffAccount = v.InferOutput<typeof staffAccount>;

export const staffSendOtpRequest = v.pick(sendOtpRequest, ["dial_code", "phone", "channel", "lang"]);
export const staffVerifyOtpRequest = v.pick(verifyOtpRequest, ["otp_id", "otp"]);

export const signedInStaff = v.object({
  token: v.string(),
  expires_at: instant,
  staff: staffAccount,
  passkey: passkeyState,
});

const name = v.pipe(oneLine(80), v.minLength(1, "too_short"));

type Named = { role: StaffRole; astrologer_id: string | null };
const hasAstrologer = ({ role, astrologer_id: id }: Named) => role !== "astrologer" || id !== null;
/** Another role holds no consultations. */
const astrologerOf = ({ role, astrologer_id: id }: Named) => (role === "astrologer" ? id : null);
const astrologer_id = v.optional(v.nullable(astrologerId), null);

export const createStaffAccountRequest = v.pipe(
  v.object({ name, role: staffRole, phone, astrologer_id }),
  v.forward(
    v.check((fields) => hasAstrologer(fields), "required"),
    ["astrologer_id"],
  ),
  v.transform((fields) => ({ ...fields, astrologer_id: astrologerOf(fields) })),
);

export const updateStaffAccountRequest = v.pipe(
  v.object({ name, role: staffRole, is_active: v.boolean(), astrologer_id }),
  v.forward(
    v.check((fields) => hasAstrologer(fields), "required"),
    ["astrologer_id"],
  ),
  v.transform((fields) => ({ ...fields, astrologer_id: astrologerOf(fields) })),
);
