import { globSync, readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { artworkNames } from "../../art/catalogue.ts";
import { bannedClaims } from "../banned-claims.fixtures.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { coverOf } from "./covers.ts";
import { type ArticleFrontmatter, frontmatterSchema } from "./frontmatter-schema.ts";
import { splitArticle } from "./read-articles.ts";

type Language = "en" | "hi";

const folder = new URL("./", import.meta.url);
const languages: readonly Language[] = ["en", "hi"];
const slugs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = slugs.flatMap((slug) => languages.map((language) => ({ slug, language })));

// Names and abbreviations that are usually written in Latin letters in Hindi.
const latinInHindi = new Set(["VIP", "UTC", "CIBJO", "GIA", "IGI", "LMHC", "SSEF"]);

/** The body and the parsed frontmatter of an article. The frontmatter is validated by a test of its own. */
function readArticle({ slug, language }: { slug: string; language: Language }) {
  const text = readFileSync(new URL(`${slug}/${language}.md`, folder), "utf8");
  const { frontmatter, markdown: body } = splitArticle(text);
  return { text, body, frontmatter: (frontmatter ?? {}) as ArticleFrontmatter };
}

/** The words of a Markdown body, without list marks and table lines. */
const wordsIn = (body: string) => body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const headingsIn = (body: string) => body.split("\n").filter((line) => line.startsWith("#"));

test("there are at least twenty articles, each in both languages and with no other file", () => {
  expect(slugs.length).toBeGreaterThanOrEqual(20);
  const expected = files.map(({ slug, language }) => `${slug}/${language}.md`);
  expect(globSync("*/*", { cwd: folder }).sort()).toEqual(expected.sort());
});

test("no two articles share a title or a description", () => {
  const texts = files
    .map(readArticle)
    .flatMap(({ frontmatter: { title, description } }) => [title, description]);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test.each(slugs)("%s has the same category, author, dates and puja in both languages", (slug) => {
  const [en, hi] = languages.map((language) => {
    const { category, author, publishedOn, updatedOn, relatedPuja } = readArticle({
      slug,
      language,
    }).frontmatter;
    return { category, author, publishedOn, updatedOn, relatedPuja };
  });
  expect(hi).toEqual(en);
});

test("every cover is an existing picture of its own, and not that of the puja on the same page", () => {
  const names = slugs.map((slug) => coverOf(slug).name);
  expect(names.filter((name) => !artworkNames.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const doubled = slugs.filter((slug) => {
    const { relatedPuja } = readArticle({ slug, language: "en" }).frontmatter;
    const puja = allPujaSeries.find((each) => each.slug === relatedPuja);
    return puja?.images[0].name === coverOf(slug).name;
  });
  expect(doubled).toEqual([]);
});

describe.each(files)("$slug in $language", (file) => {
  test("has valid frontmatter with at least two sources", () => {
    const { issues = [] } = v.safeParse(frontmatterSchema, readArticle(file).frontmatter);
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
  });

  test("is dated between July and November 2026", () => {
    const { frontmatter } = readArticle(file);
    expect(frontmatter.publishedOn >= "2026-07-01" && frontmatter.updatedOn <= "2026-11-30").toBe(true);
  });

  test("has at least 600 words", () => {
    const { body } = readArticle(file);
    expect(wordsIn(body).length).toBeGreaterThanOrEqual(600);
  });

  test("has three to seven headings, all of level two", () => {
    const { body } = readArticle(file);
    const headings = headingsIn(body);
    expect(headings.filter((line) => !/^## \S/.test(line))).toEqual([]);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings.length).toBeLessThanOrEqual(7);
  });

  test("has no HTML, images or links in its body", () => {
    const { body } = readArticle(file);
    expect(body.match(/<[a-z/!]|&[a-z]+;|\]\(|https?:/gi) ?? []).toEqual([]);
  });

  test("has no banned claims and creates no pressure", () => {
    const { text } = readArticle(file);
    expect(bannedClaims.flatMap((claim) => claim.exec(text)?.[0] ?? [])).toEqual([]);
  });

  test("has Devanagari letters in Hindi and none in English", () => {
    const { body, frontmatter } = readArticle(file);
    const { title, description, sources } = frontmatter;
    const own = [title, description, body, ...sources.map((source) => source.title)].join("\n");
    if (file.language === "en") {
      expect(own).not.toMatch(/\p{Script=Devanagari}/u);
    } else {
      const latin = own.match(/[a-z]+/gi) ?? [];
      expect(latin.filter((word) => !latinInHindi.has(word))).toEqual([]);
      expect(title).toMatch(/\p{Script=Devanagari}/u);
    }
  });

  test("has the curly quotation marks of all texts of the shop", () => {
    const { body } = readArticle(file);
    expect(body.match(/.*".*/g) ?? []).toEqual([]);
  });

  test("has normalised Unicode, a danda as full stop, and no stray or double spaces", () => {
    const { text } = readArticle(file);
    expect(text).toBe(text.normalize("NFC"));
    // Tables are padded with spaces.
    const prose = text.replace(/^\|.*$/gm, "");
    const untidy = /.*(\S {2}|[^\S\n]\n|\s[,;:?!।]|\u200b|\p{Script=Devanagari}\.(\s|$))/gu;
    expect(prose.match(untidy) ?? []).toEqual([]);
  });
});
