import { savedBirth } from "@aradhana/core/birth";
import { familyProfileRequest } from "@aradhana/core/contract";
import * as v from "valibot";
import { listSaved } from "../../account/saved-details.queries.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import type { SavedPerson } from "./describe-chart.ts";

const withBirth = v.object({
  ...v.pick(familyProfileRequest, ["name", "relation"]).entries,
  birth: savedBirth,
});

/** Whose births a customer has saved. */
export async function savedPeople(db: Database, vault: Vault, customerId: string): Promise<SavedPerson[]> {
  const saved = await listSaved(db, vault, { customerId, kind: "devotee" });
  return saved.flatMap((each) => {
    const person = v.safeParse(withBirth, each);
    if (!person.success) return [];
    const { name, relation, birth } = person.output;
    return [{ relation, birth: { ...birth, name, guardian_consent: false } }];
  });
}
