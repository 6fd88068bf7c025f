import type { ArticleBlock } from "@aradhana/core/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBody } from "./article-body.tsx";

const markup = (blocks: ArticleBlock[]) => renderToStaticMarkup(<ArticleBody blocks={blocks} />);

test("B-18 markup in an article is shown as it was typed", () => {
  const text = '<img src=x onerror="alert(1)">';
  const line = [{ text, strong: true, emphasis: true }];
  const page = markup([
    { type: "heading", id: '"><script>', text },
    { type: "paragraph", line },
    { type: "quote", lines: [line] },
    { type: "list", ordered: true, items: [line] },
    { type: "table", head: [text], rows: [[line]] },
  ]);
  const elements = [...page.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name);
  expect(elements).not.toContain("img");
  expect(elements).not.toContain("script");
});

test("a link leads to its web page and gives the page no hold on ours", () => {
  expect(
    markup([{ type: "paragraph", line: [{ text: "the book", url: "https://books.test/1" }] }]),
  ).toContain('href="https://books.test/1" rel="noopener noreferrer"');
});

test("a table has the name of its section", () => {
  const page = markup([
    { type: "heading", id: "five", text: "Five offerings" },
    { type: "table", head: ["Offering"], rows: [[[{ text: "Light" }]]] },
  ]);
  expect(page).toMatch(/<caption[^>]*>.*Five offerings/);
});
