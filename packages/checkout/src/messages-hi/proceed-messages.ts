import type { proceedMessages as original } from "../messages-en/proceed-messages.ts";

export const proceedMessages: typeof original = { pay: "भुगतान पर जाएँ" };
