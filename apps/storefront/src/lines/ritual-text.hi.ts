import { authorisationMessages } from "@aradhana/checkout/catalogue-messages-hi";
import type { text as original } from "./ritual-text.en.ts";

export const text: typeof original = {
  authorisation: authorisationMessages,
  seeAll: (total) => `सभी ${total} देखें`,
  sample: "नमूना रिकॉर्डिंग: देखें, वह नाम से कैसे शुरू होती है",
  sampleOrder: "पूरा हुआ नमूना ऑर्डर देखें",
  back: "पिछली",
  on: "अगली",
};
