import { type Address, address } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";

const contact = v.object({
  name: v.nullable(v.string()),
  dialCode: v.string(),
  number: v.string(),
  e164: v.string(),
});

/** The contact person of an order. */
export type Contact = v.InferOutput<typeof contact>;

const contactContext = (orderId: string) => `orders.contact/${orderId}`;
const addressContext = (orderId: string) => `orders.address/${orderId}`;

export const sealContact = (vault: Vault, orderId: string, value: Contact) =>
  vault.seal(contactContext(orderId), JSON.stringify(value));

export const openContact = (vault: Vault, order: { id: string; contactSealed: string }): Contact =>
  v.parse(contact, JSON.parse(vault.open(contactContext(order.id), order.contactSealed)));

export const sealAddress = (vault: Vault, orderId: string, value: Address) =>
  vault.seal(addressContext(orderId), JSON.stringify(value));

/** Seals in whose name an item is energised. */
export const sealPerson = (vault: Vault, itemId: string, value: { name: string; gotra: string | null }) =>
  vault.seal(`fulfilments.energised_for/${itemId}`, JSON.stringify(value));

export const openAddress = (
  vault: Vault,
  order: { id: string; fulfilment: { addressSealed: string | null } },
) =>
  order.fulfilment.addressSealed === null
    ? null
    : v.parse(address, JSON.parse(vault.open(addressContext(order.id), order.fulfilment.addressSealed)));
