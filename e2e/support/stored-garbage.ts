import type { Pooja } from "@aradhana/core/contract";
import { storageKeys } from "@aradhana/core/storage";
import type { InitScripts } from "./init-scripts.ts";
import type { Order } from "./order.ts";

export const garbage = {
  "broken JSON": '{"token":',
  null: "null",
  "a list": "[[[]]]",
  "another shape": '{"token":7,"userDetails":{"id":null},"__proto__":{"polluted":true}}',
  "signs of control": "\u0000\u202e\ud800",
  "very much": "9".repeat(100_000),
};

interface Keys {
  local: readonly string[];
  session: readonly string[];
}
type Stored = Record<keyof Keys, (readonly [key: string, value: string])[]>;

/** Every storage key of an order and its puja. */
export const keysOf = ({ id }: Order, puja: Pooja): Keys => ({
  local: [...storageKeys, "order_access", "reel_likes", "reel_counts", "saved_gems"],
  session: [
    "checkout_drafts",
    // As tabs stored drafts before November 2026.
    `draft:continue:${puja.id}`,
    `draft:sankalp:${id}`,
    `order-access:${id}`,
    "draft:continue:",
    "draft:continue:__proto__",
    "link_login",
    "reloaded_at",
    "updated_at",
    `tracked:${id}`,
    "arrival",
  ],
});

/** Each key with another kind of garbage. */
export const filledWith = ({ local, session }: Keys, texts: readonly string[]): Stored => {
  const fillEach = (keys: readonly string[]) =>
    keys.map((key, at) => [key, texts[at % texts.length] ?? ""] as const);
  return { local: fillEach(local), session: fillEach(session) };
};

/** Fills the storage before each document loads, or only before the first one (`once`). */
export async function fill(
  page: InitScripts<Stored & { once: boolean }>,
  stored: Stored,
  { once = false } = {},
): Promise<void> {
  await page.addInitScript(
    ({ local, session, once }) => {
      if (once && sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      for (const [key, value] of local) localStorage.setItem(key, value);
      for (const [key, value] of session) sessionStorage.setItem(key, value);
    },
    { ...stored, once },
  );
}
