import type { SankalpCorrection } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import { findPart, lockOrder } from "../../orders/orders.queries.ts";
import { openContent } from "../../sankalp/content.ts";
import { replaceContent } from "../../sankalp/sankalp.queries.ts";
import { mayCorrect } from "../../sankalp/sankalp.rules.ts";
import { sankalps } from "../../sankalp/sankalp.table.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { namesClosed } from "../staff.errors.ts";

const otherNumber = {
  ...{ field: "devotees", code: "not_allowed" },
  message: "A correction has the same people, in the same sequence.",
};

/** Writes the people of a sankalp in another way, as a new version. Returns its order and the version before. */
export async function correctSankalp(
  tx: Database,
  vault: Vault,
  id: string,
  { devotees, at }: Pick<SankalpCorrection, "devotees"> & { at: Date },
) {
  const read = async () => (await tx.select().from(sankalps).where(eq(sankalps.id, id)))[0];
  const found = await read();
  if (!found) throw notFound();
  const order = await lockOrder(tx, found.orderId);
  const [part, stored] = [order && (await findPart(tx, order, found.itemId)), await read()];
  if (!part || !stored?.submitted || !mayCorrect(part)) throw namesClosed();
  const content = openContent(vault, id, stored.contentSealed);
  if (devotees.length !== content.devotees.length) throw invalidInput({ fieldErrors: [otherNumber] });
  const corrected = content.devotees.map((each, i) => {
    const change = devotees[i];
    return { ...each, ...change, gotra_unknown: !change?.gotra };
  });
  await replaceContent(tx, vault, stored, { content: { ...content, devotees: corrected }, at });
  return { orderId: stored.orderId, before: stored.version };
}
