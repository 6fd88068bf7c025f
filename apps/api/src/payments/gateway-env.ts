import { currency } from "@aradhana/core/contract";
import * as v from "valibot";
import { apiUrl, secret } from "../account-variables.ts";
import type { GatewayConfigs } from "./create-gateways.ts";

const currencyList = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((item) => item.trim())),
  v.array(currency),
  v.description(`currencies with commas between: ${currency.options.join(", ")}`),
);

/** The variables of payment gateways, as a part of the environment's schema. */
export const gatewayVariables = {
  RAZORPAY_KEY_ID: v.optional(secret),
  RAZORPAY_KEY_SECRET: v.optional(secret),
  RAZORPAY_WEBHOOK_SECRET: v.optional(secret),
  RAZORPAY_URL: v.optional(apiUrl, "https://api.razorpay.com"),
  RAZORPAY_CURRENCIES: v.optional(currencyList, "inr"),
  STRIPE_SECRET_KEY: v.optional(secret),
  STRIPE_WEBHOOK_SECRET: v.optional(secret),
  STRIPE_URL: v.optional(apiUrl, "https://api.stripe.com"),
  STRIPE_CURRENCIES: v.optional(currencyList, "usd,eur"),
};

const schema = v.object(gatewayVariables);
type GatewayEnv = v.InferOutput<typeof schema>;

/** What belongs to one account. */
export const gatewayVariableGroups = [
  ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const satisfies (keyof GatewayEnv)[][];

/** The accounts that are configured. */
export function gatewayAccountsOf(env: GatewayEnv): Omit<GatewayConfigs, "sandbox"> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, STRIPE_SECRET_KEY: secretKey } = env;
  const { RAZORPAY_WEBHOOK_SECRET: razorpaySecret, STRIPE_WEBHOOK_SECRET: stripeSecret } = env;
  return {
    razorpay:
      keyId && keySecret && razorpaySecret
        ? {
            ...{ url: env.RAZORPAY_URL, keyId, keySecret, webhookSecret: razorpaySecret },
            currencies: env.RAZORPAY_CURRENCIES,
          }
        : undefined,
    stripe:
      secretKey && stripeSecret
        ? { url: env.STRIPE_URL, secretKey, webhookSecret: stripeSecret, currencies: env.STRIPE_CURRENCIES }
        : undefined,
  };
}
