import { defineError } from "../errors/app-error.ts";

export const partnerNotFound = defineError({
  code: "partner.not_found",
  status: 404,
  message: "No partner has this id.",
});

/** The same for a wrong key and for a partner that is not there. */
export const partnerKeyWrong = defineError({
  code: "partner_key_wrong",
  status: 401,
  message: "Send the key of this partner in `X-Partner-Key`.",
});
