import type { MessageFlag } from "@aradhana/core/contract";
import { hasOutsidePayment } from "@aradhana/core/outside-payment";

/** What readers of a message are warned of. */
export const flagsOf = (body: string): MessageFlag[] => (hasOutsidePayment(body) ? ["pay_outside"] : []);
