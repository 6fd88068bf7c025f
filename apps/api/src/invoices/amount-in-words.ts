import type { Currency, Language } from "@aradhana/core/contract";
import { ToWords as ToIndianEnglish } from "to-words/en-IN";
import { ToWords as ToEnglish } from "to-words/en-US";
import { ToWords as ToHindi } from "to-words/hi-IN";

const spell = { en: new ToIndianEnglish(), hi: new ToHindi() };
const spellAbroad = new ToEnglish();

/** Singular and plural of each currency and its hundredth. */
const units: Record<Currency, Record<Language, { whole: [string, string]; part: [string, string] }>> = {
  inr: {
    en: { whole: ["Rupee", "Rupees"], part: ["Paisa", "Paise"] },
    hi: { whole: ["रुपया", "रुपये"], part: ["पैसा", "पैसे"] },
  },
  usd: {
    en: { whole: ["US Dollar", "US Dollars"], part: ["Cent", "Cents"] },
    hi: { whole: ["अमेरिकी डॉलर", "अमेरिकी डॉलर"], part: ["सेंट", "सेंट"] },
  },
  eur: {
    en: { whole: ["Euro", "Euros"], part: ["Cent", "Cents"] },
    hi: { whole: ["यूरो", "यूरो"], part: ["सेंट", "सेंट"] },
  },
};

/** An amount of minor units in words, as invoices write it: "Two Thousand Five Hundred Rupees Only". */
export function amountInWords(amount: number, currency: Currency, language: Language): string {
  const words = (count: number) => {
    const locale = language === "en" && currency !== "inr" ? spellAbroad : spell[language];
    // The library's Hindi has one word wrong.
    return locale.convert(count).replace("इक्याबन", "इक्यावन");
  };
  const { whole, part } = units[currency][language];
  const name = (count: number, [one, many]: [string, string]) =>
    `${words(count)} ${count === 1 ? one : many}`;
  const cents = amount % 100;
  const text = [
    name(Math.floor(amount / 100), whole),
    ...(cents > 0 ? [language === "en" ? "and" : "और", name(cents, part)] : []),
  ].join(" ");
  return language === "en" ? `${text} Only` : `${text} मात्र`;
}
