import { list, type PolicySection, paragraph } from "./policy.ts";

/** How to complain, the same in every policy; the hours are those of the E-Commerce Rules of 2020. */
export const complaints: PolicySection = {
  anchor: "complaints",
  heading: { en: "If something went wrong", hi: "कुछ ग़लत हो जाए तो" },
  blocks: [
    paragraph(
      "Call or write to customer care. Keep your order number ready.",
      "ग्राहक सेवा को फ़ोन करें या लिखें। ऑर्डर नंबर साथ रखें।",
    ),
    list(
      {
        en: "We acknowledge every complaint within 48 hours.",
        hi: "हर शिकायत की पावती 48 घंटे के भीतर दी जाती है।",
      },
      { en: "We settle it within one month.", hi: "उसका समाधान एक महीने के भीतर किया जाता है।" },
      {
        en: "If our answer does not satisfy you, write to the grievance officer named below. You may also call the National Consumer Helpline on 1915.",
        hi: "हमारे उत्तर से संतोष न हो तो नीचे दिए शिकायत अधिकारी को लिखें। आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर भी संपर्क कर सकते हैं।",
      },
    ),
  ],
};
