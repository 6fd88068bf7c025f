// @vitest-environment jsdom
import { expect, test } from "vitest";
import recorded from "../stories/answers/blogs.hi.json" with { type: "json" };
import { feedOf } from "./feed.ts";

const articles = recorded.results.blogs.map((each) => ({ ...each, language: "hi" as const }));
const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const textOf = (parent: Element | Document, name: string) => parent.querySelector(name)?.textContent;

test("RFC 4287: the feed and each entry have an id, a title, a time and a link, in the language asked for", () => {
  const feed = parse(feedOf(articles, { origin: "https://shop.test", language: "hi" }));
  expect(feed.documentElement.getAttribute("xml:lang")).toBe("hi");
  expect(textOf(feed, "feed > id")).toBe("https://shop.test/feed.xml?lang=hi");
  const entries = [...feed.querySelectorAll("entry")];
  expect(entries.map((entry) => textOf(entry, "title"))).toEqual(articles.map(({ title }) => title));
  for (const entry of entries) {
    expect(entry.querySelector("link")?.getAttribute("href")).toBe(textOf(entry, "id"));
    expect(textOf(entry, "id")).toMatch(/^https:\/\/shop\.test\/blogs\/[a-z-]+\?lang=hi$/);
    expect(Date.parse(textOf(entry, "updated") ?? "")).toBeGreaterThan(0);
    expect(textOf(entry, "author > name")).toMatch(/ \(नमूना लेखक\)$/);
  }
  const times = entries.map((entry) => textOf(entry, "updated") ?? "");
  expect(textOf(feed, "feed > updated")).toBe(times.sort().at(-1));
});

test("a title with markup stays text", () => {
  const [first] = articles;
  if (!first) throw new Error("articles were recorded");
  const title = "<script>\"&'</script>]]>";
  const feed = parse(feedOf([{ ...first, title }], { origin: "https://shop.test", language: "en" }));
  expect(textOf(feed, "entry > title")).toBe(title);
});
