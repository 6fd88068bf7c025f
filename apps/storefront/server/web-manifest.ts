import type { Language } from "@aradhana/core/contract";
import { canonicalPath, pathTo } from "@aradhana/core/paths";
import { text as homeEn } from "../src/features/content/home/text.en.ts";
import { text as homeHi } from "../src/features/content/home/text.hi.ts";
import { text as shellEn } from "../src/shared/shell-text/text.en.ts";
import { text as shellHi } from "../src/shared/shell-text/text.hi.ts";

export const manifestPath = "/manifest.webmanifest";

const texts = { en: { home: homeEn, shell: shellEn }, hi: { home: homeHi, shell: shellHi } };

/** What a browser needs to install the shop on the home screen. */
export function webManifest(language: Language) {
  const { home, shell } = texts[language];
  const to = (path: string) => canonicalPath(path, language);
  const icon = (size: number, purpose: string) => ({
    ...{ src: `/media/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
    purpose,
  });
  return {
    // The same app in both languages.
    id: "/",
    name: shell.brand,
    short_name: shell.brand,
    description: home.description,
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
      { name: shell.pujas, url: to(pathTo("/online-puja")) },
      { name: shell.chadhaava, url: to(pathTo("/chadhaava")) },
      { name: shell.orders, url: to("/?panel=orders") },
    ],
  };
}
