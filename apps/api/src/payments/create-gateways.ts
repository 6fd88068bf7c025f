import type { Gateways } from "./payment-gateway.ts";
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

/** The gateways that are configured: for rupees Razorpay comes first, and the sandbox last. */
export function createGateways({ razorpay, stripe, sandbox }: GatewayConfigs, parts: Parts): Gateways {
  return [
    ...(razorpay ? [razorpayGateway(razorpay, parts.apiOrigin)] : []),
    ...(stripe ? [stripeGateway(stripe)] : []),
    ...(sandbox ? [sandboxGateway(parts)] : []),
  ];
}
