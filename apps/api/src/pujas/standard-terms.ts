import type { CancellationTerms, TaxTerms } from "../catalogue/dated-columns.ts";

const missRemedy = {
  en: "If we miss a promise, you choose: a full refund, or the puja again on the next date.",
  hi: "अगर हम वादा पूरा न करें, तो आप चुनें: पूरा रिफ़ंड, या अगली तारीख पर वही पूजा दोबारा।",
};

/** The cancellation terms of pujas. Priests reserve the day for one family, so that its steps are earlier. */
export const standardPolicies: Readonly<Record<"group" | "individual", CancellationTerms>> = {
  group: {
    refunds: [
      { untilHours: 48, pct: 100 },
      { untilHours: 24, pct: 75 },
      { untilHours: 12, pct: 50 },
    ],
    ...{ rescheduleUntilHours: 12, maxReschedules: 1, missRemedy },
  },
  individual: {
    refunds: [
      { untilHours: 72, pct: 100 },
      { untilHours: 48, pct: 75 },
      { untilHours: 24, pct: 50 },
    ],
    ...{ rescheduleUntilHours: 24, maxReschedules: 1, missRemedy },
  },
};

/** Religious ceremonies are exempt from GST; only our service, booking and recording, is taxed. */
export const standardTax: TaxTerms = { sac: "998599", ritualPct: 80, servicePct: 20, gstPct: 18 };
