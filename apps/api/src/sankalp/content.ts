import { sankalpRequest } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";

const { order_id: _order, ...entries } = sankalpRequest.entries;
const content = v.object(entries);

/** What the giver wrote: sealed as a whole, since every part of it is personal. */
export type SankalpContent = v.InferOutput<typeof content>;

const place = (sankalpId: string) => `sankalps.content/${sankalpId}`;

export const sealContent = (vault: Vault, sankalpId: string, value: SankalpContent) =>
  vault.seal(place(sankalpId), JSON.stringify(value));

export const openContent = (vault: Vault, sankalpId: string, sealed: string): SankalpContent =>
  v.parse(content, JSON.parse(vault.open(place(sankalpId), sealed)));
