import { sankalp } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";

// The response schema, not the request schema: stored names stay readable if the validation becomes stricter.
const content = v.pick(sankalp, [
  ...(["devotees", "purpose", "wish", "wish_public"] as const),
  ...(["video_phone", "language", "preferred_time", "call_phone"] as const),
]);

/** The names and wish of a sankalp, encrypted as a whole because every part is personal. */
export type SankalpContent = v.InferOutput<typeof content>;

const sealContext = (sankalpId: string) => `sankalps.content/${sankalpId}`;

export const sealContent = (vault: Vault, sankalpId: string, value: SankalpContent) =>
  vault.seal(sealContext(sankalpId), JSON.stringify(value));

export const openContent = (vault: Vault, sankalpId: string, sealed: string): SankalpContent =>
  v.parse(content, JSON.parse(vault.open(sealContext(sankalpId), sealed)));
