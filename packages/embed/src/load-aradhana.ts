import type { Calls } from "./loader/create-calls.ts";
import { TAG } from "./loader/tag.ts";

/** Where the loader comes from. */
export interface LoaderSource {
  /** The shop, like `https://shop.example`. */
  origin: string;
  /** A release of the loader, like `1.0.0`, and its hash. @default the newest of version 1 */
  release?: { version: string; integrity: string } | undefined;
}

/**
 * Adds the loader to the page once, however often it is called, and returns the calls of `window.Aradhana` when they
 * work. Rejects if the script fails to load; the next call then tries again.
 */
export function loadAradhana({ origin, release }: LoaderSource): Promise<Calls> {
  const { version = "v1", integrity } = release ?? {};
  const { href: src } = new URL(`/embed/${version}.js`, origin);
  const script = [...document.scripts].find((each) => each.src === src) ?? addScript(src, integrity);
  return new Promise((resolve, reject) => {
    script.addEventListener("error", () => reject(new Error(`Aradhana: ${src} did not load`)), {
      once: true,
    });
    void customElements.whenDefined(TAG).then(() => resolve(window.Aradhana as Calls));
  });
}

function addScript(src: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
  }
  script.addEventListener("error", () => script.remove());
  document.head.append(script);
  return script;
}
