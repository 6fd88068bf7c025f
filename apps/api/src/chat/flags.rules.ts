import { hasOutsidePayment } from "@aradhana/core/outside-payment";
import type { MessageFlag } from "@aradhana/core/contract";

/** What readers of a message are warned of. */
export const flagsOf = (body: string): MessageFlag[] => (hasOutsidePayment(body) ? ["pay_outside"] : []);
