import { platformOf } from "@aradhana/core/platform";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** The address that the security policy of pages allows a worker from. */
const address = "/service-worker.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

/**
 * Registers the worker that saves pages for reading offline, and sends it what this page had loaded before. Not in an
 * app's web view, which has its own, and not where a visitor saves data.
 */
export async function registerServiceWorker(storage: KeyValueStorage): Promise<void> {
  const { serviceWorker: container, connection } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  if (!container || import.meta.env.DEV || platformOf(storage) !== "web" || connection?.saveData) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => address });
  await container.register(policy ? policy.createScriptURL(address) : address, { updateViaCache: "none" });
  const wasControlled = container.controller !== null;
  const { active } = await container.ready;
  if (wasControlled) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ urls: [...new Set([window.location.href, ...loaded])] });
}
