import type { Language } from "@aradhana/core/contract";
import { canonicalPath, pathTo } from "@aradhana/core/paths";
import { text as homeEn } from "../src/features/content/home/text.en.ts";
import { text as homeHi } from "../src/features/content/home/text.hi.ts";
import { text as shellEn } from "../src/shared/shell-text/text.en.ts";
import { text as shellHi } from "../src/shared/shell-text/text.hi.ts";

export const manifestPath = "/manifest.webmanifest";

const texts = { en: { ...shellEn, ...homeEn }, hi: { ...shellHi, ...homeHi } };

/** What a browser needs to install the shop on the home screen. */
export function webManifest(language: Language) {
  const t = texts[language];
  const to = (path: string) => canonicalPath(path, language);
  const icon = (size: number, purpose: string) => ({
    ...{ src: `/media/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
    purpose,
  });
  return {
    // The same app in both languages.
    id: "/",
    name: t.brand,
    short_name: t.brand,
    description: t.description,
    lang: language,
    start_url: to("/"),
    scope: "/",
    display: "standalone",
    // The page colours of index.html.
    background_color: "#fbf7ef",
    theme_color: "#fbf7ef",
    icons: [
      // The lotus is inside the safe zone of masks.
      ...["any", "maskable"].flatMap((purpose) => [icon(192, purpose), icon(512, purpose)]),
      { src: "/media/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [
      { name: t.pujas, url: to(pathTo("/online-puja")) },
      { name: t.chadhaava, url: to(pathTo("/chadhaava")) },
      { name: t.orders, url: to("/?panel=orders") },
    ],
  };
}
