import { type Address, address, business } from "@aradhana/core/contract";
import * as v from "valibot";
import type { InvoiceTo } from "../invoices/recipient.rules.ts";
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

const invoiceTo = v.object({ business: v.nullable(business), address: v.nullable(address) });

const invoiceToContext = (orderId: string) => `orders.invoice_to/${orderId}`;

export const sealInvoiceTo = (vault: Vault, orderId: string, value: InvoiceTo) =>
  vault.seal(invoiceToContext(orderId), JSON.stringify(value));

export const openInvoiceTo = (
  vault: Vault,
  { id, invoiceToSealed: sealed }: { id: string; invoiceToSealed: string | null },
): InvoiceTo | null =>
  sealed === null ? null : v.parse(invoiceTo, JSON.parse(vault.open(invoiceToContext(id), sealed)));

const person = v.object({ name: v.string(), gotra: v.nullable(v.string()) });

const personContext = (itemId: string) => `fulfilments.energised_for/${itemId}`;

/** Seals in whose name an item is energised. */
export const sealPerson = (vault: Vault, itemId: string, value: v.InferOutput<typeof person>) =>
  vault.seal(personContext(itemId), JSON.stringify(value));

export const openPerson = (
  vault: Vault,
  { itemId, energisedForSealed: sealed }: { itemId: string; energisedForSealed: string | null },
) => (sealed === null ? null : v.parse(person, JSON.parse(vault.open(personContext(itemId), sealed))));

const detailsContext = (itemId: string) => `fulfilments.details/${itemId}`;

/** Seals the details that a service is made of; its line has a schema for them. */
export const sealDetails = (vault: Vault, itemId: string, value: object) =>
  vault.seal(detailsContext(itemId), JSON.stringify(value));

export const openDetails = (
  vault: Vault,
  { itemId, detailsSealed: sealed }: { itemId: string; detailsSealed: string | null },
): unknown => (sealed === null ? null : JSON.parse(vault.open(detailsContext(itemId), sealed)));

export const openAddress = (
  vault: Vault,
  order: { id: string; fulfilment: { addressSealed: string | null } },
) =>
  order.fulfilment.addressSealed === null
    ? null
    : v.parse(address, JSON.parse(vault.open(addressContext(order.id), order.fulfilment.addressSealed)));
