import * as v from "valibot";
import { type KeyValueStorage, readJson } from "../storage/index.ts";

const fields = v.record(v.string(), v.unknown());

/**
 * Takes the drafts that a tab stored under keys of their own, before November 2026, in today's shape and by today's
 * keys; they are validated when they are read. To be deleted once no tab is that old.
 */
export function takeOldDrafts(storage: KeyValueStorage): Record<string, unknown> {
  const taken: [string, unknown][] = [];
  for (const key of storage.keys()) {
    const [, shop, ofShop] = /^draft:(continue):(.+)$/.exec(key) ?? [];
    const [, widget, ofWidget] = /^widget_draft (\S+) (.+)$/.exec(key) ?? [];
    const id = ofShop ?? ofWidget;
    if (!id) continue;
    const stored = readJson(storage, key, fields);
    storage.remove(key);
    if (stored)
      taken.push(
        shop ? [`shop ${id}`, fromShop(id, stored)] : [`widget ${widget} ${id}`, fromWidget(id, stored)],
      );
  }
  return Object.fromEntries(taken);
}

const typeOf = (id: string) => (id.startsWith("ch_") ? "chadhaava" : "pooja");

function fromShop(itemId: string, { addons, ...stored }: Record<string, unknown>) {
  const address = v.safeParse(v.object({ country_code: v.string() }), stored.address);
  return {
    ...{ items: addons, ...stored },
    ...{ type: typeOf(itemId), itemId, country: address.success ? address.output.country_code : undefined },
  };
}

const fromWidget = (itemId: string, { draft, ...stored }: Record<string, unknown>) => ({
  ...(v.is(fields, draft) && draft),
  ...{ ...stored, type: typeOf(itemId), itemId },
});
