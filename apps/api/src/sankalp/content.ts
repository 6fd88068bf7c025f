import { sankalp } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";

// As it is answered, not as it is sent: what was taken once stays readable, whatever is refused since.
const content = v.pick(sankalp, [
  ...(["devotees", "purpose", "wish", "wish_public"] as const),
  ...(["video_phone", "language", "preferred_time", "call_phone"] as const),
]);

/** What the giver wrote: sealed as a whole, since every part of it is personal. */
export type SankalpContent = v.InferOutput<typeof content>;

const place = (sankalpId: string) => `sankalps.content/${sankalpId}`;

export const sealContent = (vault: Vault, sankalpId: string, value: SankalpContent) =>
  vault.seal(place(sankalpId), JSON.stringify(value));

export const openContent = (vault: Vault, sankalpId: string, sealed: string): SankalpContent =>
  v.parse(content, JSON.parse(vault.open(place(sankalpId), sealed)));
