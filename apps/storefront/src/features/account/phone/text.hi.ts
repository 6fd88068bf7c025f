import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  label: "मोबाइल नंबर",
  dialCode: (code: string) => `देश का कोड +${code}`,
  chooseDialCode: "देश का कोड",
  close: "बंद करें",
  errors: {
    empty: "अपना मोबाइल नंबर लिखें",
    length: "10 अंकों का मोबाइल नंबर लिखें",
    first_digit: "भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होते हैं",
    invalid: "यह नंबर देश के कोड से मेल नहीं खाता",
  },
};
