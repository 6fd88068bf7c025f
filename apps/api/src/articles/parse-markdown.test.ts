import type { ArticleBlock, ArticleSpan } from "@aradhana/core/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../../scripts/testing/property-runs.ts";
import { parseMarkdown, readingMinutes, textOf } from "./parse-markdown.ts";

test("headings, paragraphs, lists, quotes and tables become blocks", () => {
  const markdown = [
    ...["## What you need", "", "A *lamp* and **ghee**;", "see [the book](https://books.test/1).", ""],
    ...[
      "1. Sit",
      "2. Breathe",
      "",
      "- one",
      "",
      "> Said aloud",
      "",
      "| Part | Use |",
      "|---|---|",
      "| Lamp | light |",
    ],
  ].join("\n");
  expect(parseMarkdown(markdown)).toEqual<ArticleBlock[]>([
    { type: "heading", id: "what-you-need", text: "What you need" },
    {
      type: "paragraph",
      line: [
        { text: "A " },
        { text: "lamp", emphasis: true },
        { text: " and " },
        { text: "ghee", strong: true },
        { text: "; see " },
        { text: "the book", url: "https://books.test/1" },
        { text: "." },
      ],
    },
    { type: "list", ordered: true, items: [[{ text: "Sit" }], [{ text: "Breathe" }]] },
    { type: "list", ordered: false, items: [[{ text: "one" }]] },
    { type: "quote", lines: [[{ text: "Said aloud" }]] },
    { type: "table", head: ["Part", "Use"], rows: [[[{ text: "Lamp" }], [{ text: "light" }]]] },
  ]);
});

test("two headings with the same words have different ids, in Hindi too", () => {
  const ids = parseMarkdown("## दीपक\n\n## दीपक\n\n## ?").map(
    (block) => block.type === "heading" && block.id,
  );
  expect(ids).toEqual(["दीपक", "दीपक-2", "section"]);
});

test("HTML remains text, and a link that is no web address loses its address", () => {
  expect(parseMarkdown("<script>alert(1)</script>")).toEqual([
    { type: "paragraph", line: [{ text: "<script>alert(1)</script>" }] },
  ]);
  for (const url of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.test",
    "/x",
  ])
    expect(parseMarkdown(`[read](<${url}>)`)).toEqual([{ type: "paragraph", line: [{ text: "read" }] }]);
});

test("B-18 Markdown links lead only to web pages", () => {
  const parts = fc.constantFrom(
    ...[
      "[",
      "](",
      ")",
      "<",
      ">",
      "![",
      "javascript:",
      "&#106;avascript:",
      "data:text/html,",
      "https://a.test",
      "\n\n",
    ],
    ...[
      "onerror=",
      "<img src=x ",
      "<svg/onload=",
      "`",
      "*",
      "|",
      "\\",
      "\u0000",
      "\u202e",
      "&colon;",
      "x",
      "\n> ",
      "\n- ",
    ],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (markdown) => {
      const urls = parseMarkdown(markdown.join(""))
        .flatMap(spansIn)
        .flatMap(({ url }) => url ?? []);
      for (const url of urls) expect(["http:", "https:"]).toContain(new URL(url).protocol);
    }),
    { numRuns: propertyRuns },
  );
});

test("the reading time is at least a minute, and one minute for 200 words", () => {
  expect(readingMinutes(parseMarkdown("om"))).toBe(1);
  expect(readingMinutes(parseMarkdown("om ".repeat(900)))).toBe(5);
});

test("the searchable text has every word, those of tables and lists too", () => {
  expect(textOf(parseMarkdown("## One\n\n- two\n\n> three\n\n| four |\n|---|\n| five |\n\nsix"))).toBe(
    "One\ntwo\nthree\nfour\nfive\nsix",
  );
});

const spansIn = (block: ArticleBlock): ArticleSpan[] => {
  if (block.type === "paragraph") return block.line;
  if (block.type === "list") return block.items.flat();
  if (block.type === "quote") return block.lines.flat();
  return block.type === "table" ? block.rows.flat(2) : [];
};
