import type {
  AddressMessages,
  CodeMessages,
  NamesMessages,
  addonMessages as originalAddons,
  consentMessages as originalConsent,
  PhoneMessages,
} from "../messages-en/booking-messages.ts";

export const addressMessages: AddressMessages = {
  title: "प्रसाद कहाँ भेजें?",
  country: "देश",
  pin: "PIN कोड",
  pinHint: "छह अंक; इससे राज्य भर जाता है",
  pinError: "PIN कोड लिखें: छह अंक, पहला 1 से 9",
  postcode: "पोस्टकोड",
  postcodeHint: "न हो तो ख़ाली छोड़ें",
  postcodeError: "पोस्टकोड लिखें",
  line1: "मकान और गली",
  line1Error: "मकान और गली लिखें",
  line2: "इलाक़ा (वैकल्पिक)",
  landmark: "पहचान का स्थान (वैकल्पिक)",
  city: "शहर या गाँव",
  cityError: "शहर या गाँव लिखें",
  district: "ज़िला (वैकल्पिक)",
  state: "राज्य",
  stateError: "राज्य लिखें",
  region: "राज्य या प्रांत (वैकल्पिक)",
  customs: "विदेश जाने वाले पार्सल पर सीमा शुल्क लग सकता है, जो पाने वाला देता है।",
};

export const phoneMessages: PhoneMessages = {
  label: "मोबाइल नंबर",
  dialCode: (code) => `देश का कोड +${code}`,
  chooseDialCode: "देश का कोड",
  errors: {
    empty: "अपना मोबाइल नंबर लिखें",
    length: "10 अंकों का मोबाइल नंबर लिखें",
    first_digit: "भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होते हैं",
    invalid: "यह नंबर देश के कोड से मेल नहीं खाता",
  },
};

export const namesMessages: NamesMessages = {
  title: "संकल्प के लिए नाम",
  name: (nth) => (nth === 1 ? "आपका नाम" : `नाम ${nth}`),
  nameError: "नाम लिखें, केवल अक्षर, 2 से 60 तक",
  gotra: "गोत्र (वैकल्पिक)",
  gotraError: "गोत्र लिखें, केवल अक्षर, या ख़ाली छोड़ें",
  add: "नाम जोड़ें",
  remove: (nth) => `नाम ${nth} हटाएँ`,
};

export const codeMessages: CodeMessages = {
  label: "एक बार का कोड",
  sentTo: (number) => `${number} पर भेजा गया`,
  change: "बदलें",
  sixDigits: "कोड के छह अंक लिखें",
  resend: "फिर भेजें",
  resendIn: (seconds) => `${seconds > 60 ? `${Math.ceil(seconds / 60)} मि.` : `${seconds} से.`} में फिर भेजें`,
};

export const consentMessages: typeof originalConsent = {
  consent: "मैं सहमत हूँ:",
  terms: "शर्तें",
  and: "और",
  privacy: "निजता सूचना",
  consentError: "आगे बढ़ने के लिए कृपया शर्तों से सहमति दें",
};

export const addonMessages: typeof originalAddons = {
  heading: "चाहें तो कुछ अर्पण जोड़ें",
  none: "आपके जोड़े बिना कुछ नहीं जुड़ता।",
  empty: "इस पूजा में अतिरिक्त अर्पण नहीं हैं।",
  less: (title) => `एक कम करें: ${title}`,
  more: (title) => `एक और जोड़ें: ${title}`,
  dakshina: (symbol) => `पुरोहित जी के लिए दक्षिणा, ${symbol} में (वैकल्पिक)`,
  dakshinaHint: "जितनी इच्छा हो दें; पूरी राशि पुरोहित जी को जाती है।",
};
