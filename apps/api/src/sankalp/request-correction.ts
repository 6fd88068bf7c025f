import type { CorrectionRequest } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { openTicket } from "../tickets/tickets.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { correctionNotPossible } from "./sankalp.errors.ts";
import { findSankalp, type StoredSankalp } from "./sankalp.queries.ts";
import { isOpen, mayCorrect } from "./sankalp.rules.ts";

interface Written extends Required<Pick<CorrectionRequest, "text" | "lang">> {
  request_id: string;
  at: Date;
}

/** Opens a ticket about names that only staff can still correct, with the contact of their order. */
export async function requestCorrection(
  db: Database,
  vault: Vault,
  order: StoredOrder,
  { request_id: requestId, text, lang, at }: Written,
): Promise<StoredSankalp> {
  const sankalp = await findSankalp(db, order);
  if (!sankalp?.submitted || isOpen(order, at) || !mayCorrect(order)) throw correctionNotPossible();
  await openTicket(db, vault, {
    ...{ requestId, text, language: lang ?? "en", topic: "names", at },
    contact: { ...openContact(vault, order), orderNumber: order.number },
    ...{ orderId: order.id, customerId: order.customerId ?? undefined },
  });
  return sankalp;
}
