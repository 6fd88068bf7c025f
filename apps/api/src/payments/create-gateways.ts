import type { Currency } from "@aradhana/core/contract";
import { chooseGateway, type Gateways } from "./payment-gateway.ts";
import { type RazorpayConfig, razorpayGateway } from "./razorpay/razorpay-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";
import { type StripeConfig, stripeGateway } from "./stripe/stripe-gateway.ts";

export interface GatewayConfigs {
  razorpay?: RazorpayConfig | undefined;
  stripe?: StripeConfig | undefined;
  /** Whether payments of no money are possible. */
  sandbox: boolean;
}

type Parts = Parameters<typeof sandboxGateway>[0];

/** The gateways that are configured; the sandbox takes the currencies that no other one takes. */
export function createGateways({ razorpay, stripe, sandbox }: GatewayConfigs, parts: Parts): Gateways {
  const real = [
    ...(razorpay ? [razorpayGateway(razorpay, parts.apiOrigin)] : []),
    ...(stripe ? [stripeGateway(stripe, parts.clock)] : []),
  ];
  if (!sandbox) return real;
  // A buyer must not be able to choose the sandbox for a currency that a real gateway takes.
  const takes = (currency: Currency) => !chooseGateway(real, currency);
  return [...real, { ...sandboxGateway(parts), takes }];
}
