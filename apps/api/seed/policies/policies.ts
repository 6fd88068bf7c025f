import { exchangePolicy } from "./exchange-policy.ts";
import type { Policy } from "./policy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { shippingPolicy } from "./shipping-policy.ts";
import { termAndCondition } from "./term-and-condition.ts";

/** The four policies in the footer. */
export const policies: readonly Policy[] = [exchangePolicy, termAndCondition, privacyPolicy, shippingPolicy];
