import { type Address, address } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";

const contact = v.object({
  name: v.nullable(v.string()),
  dialCode: v.string(),
  number: v.string(),
  e164: v.string(),
});

/** Whom to reach about an order. */
export type Contact = v.InferOutput<typeof contact>;

const contactPlace = (orderId: string) => `orders.contact/${orderId}`;
const addressPlace = (orderId: string) => `orders.address/${orderId}`;

export const sealContact = (vault: Vault, orderId: string, value: Contact) =>
  vault.seal(contactPlace(orderId), JSON.stringify(value));

export const openContact = (vault: Vault, order: { id: string; contactSealed: string }): Contact =>
  v.parse(contact, JSON.parse(vault.open(contactPlace(order.id), order.contactSealed)));

export const sealAddress = (vault: Vault, orderId: string, value: Address) =>
  vault.seal(addressPlace(orderId), JSON.stringify(value));

export const openAddress = (
  vault: Vault,
  order: { id: string; fulfilment: { addressSealed: string | null } },
) =>
  order.fulfilment.addressSealed === null
    ? null
    : v.parse(address, JSON.parse(vault.open(addressPlace(order.id), order.fulfilment.addressSealed)));
