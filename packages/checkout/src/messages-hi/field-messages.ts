import type { fieldMessages as original } from "../messages-en/field-messages.ts";
import { addressMessages } from "./booking-messages.ts";

export const fieldMessages: typeof original = {
  ...addressMessages.errors,
  required: "यह भरें",
  too_short: "यह बहुत छोटा है",
  pin: addressMessages.pinError,
  state: addressMessages.stateError,
  checksum: "इनमें से कोई अक्षर ग़लत है",
  gstin_state: "यह GSTIN पते वाले राज्य का नहीं है",
  future: "यह अभी आने वाले समय का है",
  too_early: "यह बहुत पुराना है",
  devanagari: "इसे देवनागरी में लिखें",
  gap: "घड़ियों में यह समय नहीं आया था। लागू समय चुनें",
  overlap: "घड़ियों में यह समय दो बार आया था। लागू समय चुनें",
  guardian_consent: "माता-पिता या अभिभावक की सहमति ज़रूरी है",
};

export const otherFieldMessage = "यहाँ भरी जानकारी जाँचें";
