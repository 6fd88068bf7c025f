import type { text as en } from "./text.en.ts";

export const text: typeof en = {
  title: "कुंडली भेजें",
  consent: (name) =>
    `भेजकर आप सहमति देते हैं कि ${name} इस बातचीत में जन्म की यह जानकारी और इससे बनी कुंडली देख सकते हैं। आप इन्हें कभी भी हटा सकते हैं।`,
  send: (name) => `${name} को भेजें`,
  cancel: "न भेजें",
  chart: "कुंडली",
  close: "कुंडली बंद करें",
};
