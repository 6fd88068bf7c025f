import { plural } from "../../shared/i18n/plural.ts";
import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: ({ vip }) => (vip === "true" ? "VIP पूजाएँ" : "आने वाली पूजाएँ"),
  subject: {
    deity: (name) => `${name} की पूजाएँ`,
    purpose: (name) => `पूजाएँ: ${name}`,
    temple: (name) => `${name} की पूजाएँ`,
  },
  documentTitle: (heading) => `${heading}, आपके नाम से`,
  description: "असली मंदिरों में तय तारीख की पूजाएँ: कौन करता है, बुकिंग कब तक और मूल्य क्या है।",
  search: "पूजा खोजें",
  placeholder: "पूजा या देवता",
  count: (count) => plural("hi", count, { one: `${count} पूजा`, other: `${count} पूजाएँ` }),
  more: "और पूजाएँ दिखाएँ",
  earlier: "पिछला पेज दिखाएँ",
  none: "इन फ़िल्टर पर कोई पूजा नहीं मिली",
};
