import { watchAddress } from "@aradhana/browser/address";
import { whenIdle } from "@aradhana/browser/lazy";
import { canonicalPath } from "@aradhana/core/paths";
import { platformOf } from "@aradhana/core/platform";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { prefersLessData } from "../../shared/data-saving/data-saving.ts";
import { parseLanguage } from "../../shared/i18n/languages.ts";
import { copyAddress } from "../../shared/offline/saved-copies.ts";
import { loadPanels } from "./load-panels.ts";

/** The address that the security policy of pages allows a worker from. */
const address = "/service-worker.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

/**
 * Registers the worker that saves pages for reading offline, and sends it what this page has loaded, the page that
 * the installed app opens, and then each page that the visitor goes on to. Not in an app's web view, which has its own,
 * and not where a visitor saves data.
 */
export async function registerServiceWorker(storage: KeyValueStorage): Promise<void> {
  const { serviceWorker: container } = navigator;
  if (!container || import.meta.env.DEV || platformOf(storage) !== "web" || prefersLessData()) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => address });
  await container.register(policy ? policy.createScriptURL(address) : address, { updateViaCache: "none" });
  const wasControlled = container.controller !== null;
  const { active } = await container.ready;
  const post = (message: { pages: string[]; files?: string[] }) =>
    (container.controller ?? active)?.postMessage(message);

  const opened = copyAddress(window.location.href);
  const start = startAddress();
  const pages = [...(wasControlled ? [] : [opened]), ...((await isSaved(start)) ? [] : [start])];
  saveNextPages(new Set([opened, ...pages]), (page) => post({ pages: [page] }));

  await loadPanels();
  const loaded = wasControlled ? [] : performance.getEntriesByType("resource").map(({ name }) => name);
  const files = [...loaded, ...joinedStyles()];
  if (pages.length + files.length > 0) post({ pages: [...new Set(pages)], files: [...new Set(files)] });
}

/**
 * The stylesheets that this document has joined in one file (server/boot-script.ts): a panel that it opens needs them one by
 * one when it is opened over the copy of another page.
 */
const joinedStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href);

/** Saves each page that is opened within this document, once: only its data is fetched to show it. */
function saveNextPages(saved: Set<string>, save: (page: string) => void): void {
  watchAddress(() => {
    whenIdle(() => {
      // The visitor may have left it by now.
      const page = copyAddress(window.location.href);
      if (saved.has(page) || prefersLessData() || !navigator.onLine) return;
      saved.add(page);
      save(page);
    });
  });
}

/** The page that the installed app opens, in the language of this page (server/web-manifest.ts). */
function startAddress(): string {
  const language = parseLanguage(document.documentElement.lang) ?? "en";
  return new URL(canonicalPath("/", language), window.location.origin).href;
}

/** Absent where the page is not in a secure context. */
const isSaved = async (address: string) =>
  (await window.caches?.match(address, { ignoreVary: true })) !== undefined;
