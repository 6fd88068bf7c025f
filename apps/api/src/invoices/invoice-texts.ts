import type { Language } from "@aradhana/core/contract";

/** The words of an invoice. */
export const invoiceTexts = {
  en: {
    title: "Tax invoice",
    number: "Invoice number",
    date: "Date",
    order: "Order",
    supplier: "Sold by",
    recipient: "Billed to",
    place: "Place of supply",
    reverse: "Tax payable on reverse charge: No",
    export: "Supply meant for export under letter of undertaking without payment of integrated tax",
    columns: ["Description", "HSN/SAC", "Qty", "Taxable value", "Tax", "Amount"],
    unit: "nos.",
    exempt: "exempt",
    total: "Total",
    inWords: "In words",
    signature: "Issued electronically; no signature is needed (rule 46, CGST Rules).",
  },
  hi: {
    title: "टैक्स इनवॉइस",
    number: "इनवॉइस नंबर",
    date: "तारीख",
    order: "ऑर्डर",
    supplier: "विक्रेता",
    recipient: "ख़रीदार",
    place: "आपूर्ति का स्थान",
    reverse: "रिवर्स चार्ज पर देय कर: नहीं",
    export: "अंडरटेकिंग पत्र (LUT) के अधीन, एकीकृत कर के भुगतान के बिना निर्यात",
    columns: ["विवरण", "HSN/SAC", "संख्या", "कर योग्य मूल्य", "कर", "राशि"],
    unit: "नग",
    exempt: "कर मुक्त",
    total: "कुल",
    inWords: "शब्दों में",
    signature: "इलेक्ट्रॉनिक रूप से जारी; हस्ताक्षर ज़रूरी नहीं (नियम 46, CGST नियम)।",
  },
} as const satisfies Record<Language, object>;

/** The words of a credit note, where they differ. */
export const creditNoteTexts = {
  en: {
    title: "Credit note",
    number: "Credit note number",
    against: "Against invoice",
    signature: "Issued electronically; no signature is needed (rule 53, CGST Rules).",
  },
  hi: {
    title: "क्रेडिट नोट",
    number: "क्रेडिट नोट नंबर",
    against: "मूल इनवॉइस",
    signature: "इलेक्ट्रॉनिक रूप से जारी; हस्ताक्षर ज़रूरी नहीं (नियम 53, CGST नियम)।",
  },
} as const satisfies Record<Language, object>;
