import { standardPolicies, standardTax } from "../../src/pujas/standard-terms.ts";
import type { Text } from "../text.ts";

export type RefundStep = {
  /** This percentage is refunded until so many hours before the start. */
  readonly untilHours: number;
  readonly pct: number;
};

export type PujaPolicy = {
  readonly cancelUntilHours: number;
  /** Sorted from earliest to latest; after the last step nothing is refunded. */
  readonly refundSteps: readonly RefundStep[];
  readonly rescheduleUntilHours: number;
  readonly maxReschedules: number;
  /** The remedy if the ritual or a name is missed, as chosen by the devotee. */
  readonly missRemedy: "refund_or_repeat";
};

/** Many families share the puja, so its materials are bought only two days ahead. */
export const groupPolicy: PujaPolicy = {
  cancelUntilHours: 12,
  refundSteps: standardPolicies.group.refunds,
  rescheduleUntilHours: standardPolicies.group.rescheduleUntilHours,
  maxReschedules: standardPolicies.group.maxReschedules,
  missRemedy: "refund_or_repeat",
};

/** Priests reserve the day for one family, so the refund steps are earlier. */
export const individualPolicy: PujaPolicy = {
  cancelUntilHours: 24,
  refundSteps: standardPolicies.individual.refunds,
  rescheduleUntilHours: standardPolicies.individual.rescheduleUntilHours,
  maxReschedules: standardPolicies.individual.maxReschedules,
  missRemedy: "refund_or_repeat",
};

export type PujaTax = {
  /** The services accounting code (SAC) of the taxable share. */
  readonly sac: string;
  readonly ritualSharePct: number;
  readonly serviceSharePct: number;
  readonly gstPct: number;
  /** Prices include the tax. */
  readonly isIncluded: true;
};

/** Religious ceremonies are exempt from GST; only our service, booking and recording, is taxed. */
export const pujaTax: PujaTax = {
  sac: standardTax.sac,
  ritualSharePct: standardTax.ritualPct,
  serviceSharePct: standardTax.servicePct,
  gstPct: standardTax.gstPct,
  isIncluded: true,
};

export type AuthorisationLevel = "temple_authorised" | "priest_of_temple" | "independent_priest";

export type Authorisation = {
  readonly level: AuthorisationLevel;
  readonly authorityName: Text;
  readonly note: Text;
  readonly documentUrl: null;
  readonly verifyUrl: null;
};

const authorities: Record<AuthorisationLevel, Text> = {
  temple_authorised: {
    en: "Temple office (sample letter)",
    hi: "मंदिर कार्यालय (नमूना पत्र)",
  },
  priest_of_temple: {
    en: "A priest who serves at this temple (sample record)",
    hi: "इस मंदिर में सेवारत पुरोहित (नमूना रिकॉर्ड)",
  },
  independent_priest: {
    en: "An independent priest (sample record)",
    hi: "स्वतंत्र पुरोहित (नमूना रिकॉर्ड)",
  },
};

/** A sample authorisation whose text says that no real temple issued it. */
export function sampleAuthorisation(level: AuthorisationLevel): Authorisation {
  return {
    level,
    authorityName: authorities[level],
    note: {
      en: "This is a sample. No temple has issued or endorsed it.",
      hi: "यह एक नमूना है। किसी मंदिर ने इसे न जारी किया है, न इसकी पुष्टि की है।",
    },
    documentUrl: null,
    verifyUrl: null,
  };
}
