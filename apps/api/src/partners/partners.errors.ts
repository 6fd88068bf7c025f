import { defineError } from "../errors/app-error.ts";

export const partnerNotFound = defineError({
  code: "partner.not_found",
  status: 404,
  message: "Partner not found.",
});

/** Used both for a wrong key and for an unknown partner. */
export const partnerKeyWrong = defineError({
  code: "partner_key_wrong",
  status: 401,
  message: "Send this partner's key in `X-Partner-Key`.",
});
