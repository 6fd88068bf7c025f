import { type ArticleBlock, type ArticleSpan, articleBlock } from "@aradhana/core/contract";
import type { BlockContent, PhrasingContent, RootContent, TableCell } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import * as v from "valibot";

const WORDS_PER_MINUTE = 200;

/**
 * An article as blocks of text. HTML in the Markdown remains as the characters that were typed, a link that is not a web
 * address becomes plain text, and images are replaced by their alternative text.
 */
export function parseMarkdown(markdown: string): ArticleBlock[] {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const ids = new Set<string>();
  return v.parse(
    v.array(articleBlock),
    children.flatMap((node) => blocksOf(node, ids)),
  );
}

/** The reading time of an article in whole minutes. */
export function readingMinutes(blocks: readonly ArticleBlock[]): number {
  const words = textOf(blocks)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** All text of an article, to be searched. */
export const textOf = (blocks: readonly ArticleBlock[]): string => blocks.flatMap(linesOf).join("\n");

function linesOf(block: ArticleBlock): string[] {
  const join = (line: readonly ArticleSpan[]) => line.map(({ text }) => text).join("");
  if (block.type === "heading") return [block.text];
  if (block.type === "paragraph") return [join(block.line)];
  if (block.type === "quote") return block.lines.map(join);
  if (block.type === "list") return block.items.map(join);
  return [...block.head, ...block.rows.flat().map(join)];
}

function blocksOf(node: RootContent, ids: Set<string>): ArticleBlock[] {
  switch (node.type) {
    case "heading": {
      const text = plain(node.children);
      return [{ type: "heading", id: uniqueId(text, ids), text }];
    }
    case "paragraph":
      return [{ type: "paragraph", line: spansOf(node.children) }];
    case "blockquote":
      return [{ type: "quote", lines: node.children.map(lineOf) }];
    case "list":
      return [
        {
          type: "list",
          ordered: node.ordered === true,
          items: node.children.map(({ children }) => children.flatMap(lineOf)),
        },
      ];
    case "table": {
      const [head, ...rows] = node.children.map(({ children }) => children);
      const cells = (row: readonly TableCell[]) => row.map(({ children }) => spansOf(children));
      return [
        { type: "table", head: head?.map(({ children }) => plain(children)) ?? [], rows: rows.map(cells) },
      ];
    }
    case "html":
    case "code":
      return [{ type: "paragraph", line: [{ text: node.value }] }];
    default:
      return [];
  }
}

/** A block inside a list or a quote as one line. */
function lineOf(node: BlockContent | RootContent): ArticleSpan[] {
  if (node.type === "paragraph" || node.type === "heading") return spansOf(node.children);
  if (node.type === "list") return node.children.flatMap(({ children }) => children.flatMap(lineOf));
  return "value" in node ? [{ text: node.value }] : [];
}

type Style = Omit<ArticleSpan, "text">;

function spansOf(nodes: readonly PhrasingContent[], style: Style = {}): ArticleSpan[] {
  return nodes.flatMap((node): ArticleSpan[] => {
    switch (node.type) {
      case "strong":
        return spansOf(node.children, { ...style, strong: true });
      case "emphasis":
        return spansOf(node.children, { ...style, emphasis: true });
      case "link":
        return spansOf(node.children, { ...style, url: node.url });
      case "linkReference":
        return spansOf(node.children, style);
      case "image":
      case "imageReference":
        return [{ ...style, text: node.alt ?? "" }];
      case "break":
        return [{ ...style, text: " " }];
      default:
        return "value" in node ? [{ ...style, text: node.value.replaceAll("\n", " ") }] : [];
    }
  });
}

const plain = (nodes: readonly PhrasingContent[]) =>
  spansOf(nodes)
    .map(({ text }) => text)
    .join("");

/** An id of the heading's letters, with a number if an earlier heading has the same. */
function uniqueId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join("-") ?? "section";
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}
