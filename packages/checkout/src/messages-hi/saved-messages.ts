import type { savedMessages as original, SavedAddressMessages } from "../messages-en/saved-messages.ts";
import { addressMessages, namesMessages } from "./booking-messages.ts";

export const savedAddressMessages: SavedAddressMessages = {
  ...addressMessages,
  title: "पता",
  name: "पूरा नाम",
  nameError: namesMessages.nameError,
  nameInvalid: namesMessages.nameInvalid,
  phoneHint: "कूरियर इसी नंबर पर फ़ोन करेगा।",
  type: "किस नाम से सेव करें",
  types: { home: "घर", work: "ऑफ़िस", other: "अन्य" },
  makeDefault: "इसे मेरा मुख्य पता बनाएँ",
  save: "पता सेव करें",
  cancel: "रहने दें",
};

export const savedMessages: typeof original = {
  names: "आपके सेव किए नाम",
  earlier: "आपके पिछले ऑर्डर के नाम",
  phones: "आपका दूसरा नंबर",
  addresses: "आपके सेव किए पते",
  save: {
    names: "ये नाम अगली बुकिंग के लिए सेव करें",
    address: "यह पता अगले ऑर्डर के लिए सेव करें",
    both: "नाम और पता अगली बुकिंग के लिए सेव करें",
    birth: "जन्म की यह जानकारी अगले ऑर्डर के लिए सेव करें",
  },
};
