// @vitest-environment node
import { globSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RenderedStory, type Stories } from "../rendered-story.tsx";

/** Icons are shown under their code names. */
const OF_CODE = "src/icon/icon.stories.tsx";
const stories = globSync("src/*/*.stories.tsx").filter(
  (file) => file !== OF_CODE && !file.includes("partner-theme"),
);

/** Brand and product names, codes and URLs: written the same in Hindi. */
const NAMES =
  /\b(?:UPI|GST|GSTIN|VIP|IGI|EUR|WhatsApp|YouTube|RuPay|Visa|Mastercard|English|SHRAVAN|Atlantis)\b|\b[\w-]*\d[\w-]*|\S+@\S+/g;

/** Texts of the browser itself, which are never pseudo-localised. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleString("en", { month: "long" }),
);

/** All visible and announced texts of a page, word by word. */
function textsIn(html: string) {
  const spoken = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, texts]) => texts,
  );
  return [...html.replaceAll("<wbr/>", "").split(/<[^>]*>/), ...spoken]
    .map((texts = "") => texts.trim())
    .filter(Boolean);
}

/** The countable parts of a story. */
function countsOf(html: string) {
  const parts = ["li", "details", "button", "a", "img", "input", "option", "tr"];
  return Object.fromEntries(parts.map((tag) => [tag, html.split(new RegExp(`<${tag}[ >]`)).length - 1]));
}

test.each(stories)("%s shows as much in Hindi as in English", async (file) => {
  const { default: meta, ...shown } = (await import(/* @vite-ignore */ `../../${file}`)) as Stories;
  for (const [name, story] of Object.entries(shown)) {
    const [en, hi] = (["en", "hi"] as const).map((language) =>
      countsOf(renderToStaticMarkup(<RenderedStory {...{ language, meta, story }} />)),
    );
    expect({ [name]: hi }).toEqual({ [name]: en });
  }
});

test.each(stories)("%s has no English left, neither in Hindi nor in pseudo", async (file) => {
  const { default: meta, ...shown } = (await import(/* @vite-ignore */ `../../${file}`)) as Stories;
  for (const [name, story] of Object.entries(shown)) {
    for (const language of ["hi", "pseudo"] as const) {
      const texts = textsIn(renderToStaticMarkup(<RenderedStory {...{ language, meta, story }} />));
      const latin = texts.filter(
        (word) =>
          /[a-z]{2}/i.test(word.replace(NAMES, "")) && !(language === "pseudo" && MONTHS.includes(word)),
      );
      expect({ [name]: latin }).toEqual({ [name]: [] });
    }
  }
});
