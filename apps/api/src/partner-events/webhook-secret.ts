import { randomBytes } from "node:crypto";
import type { Vault } from "../vault/create-vault.ts";

const contextOf = (partnerId: string) => `partners.webhook_secret/${partnerId}`;

/** A new secret as Standard Webhooks writes it. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export const sealWebhookSecret = (vault: Vault, partnerId: string, secret: string) =>
  vault.seal(contextOf(partnerId), secret);

export const openWebhookSecret = (vault: Vault, partnerId: string, sealed: string) =>
  vault.open(contextOf(partnerId), sealed);
