import { toArticleText } from "../../apps/api/src/articles/article-view.ts";
import { parseMarkdown } from "../../apps/api/src/articles/parse-markdown.ts";
import type { Payload } from "./payloads.ts";

/** An article with these payloads: written as the shop stores one, and read as the API answers with one. */
export function hostileArticle(payloads: readonly Payload[]) {
  const sources = payloads.slice(0, 20).map(({ typed }) => ({ title: typed, url: typed }));
  const text = {
    markdown: payloads.map(({ typed }) => typed).join("\n\n"),
    // Each alone: what one of them does not close would swallow the others.
    body: payloads.flatMap(({ typed }) => parseMarkdown(typed)),
    readingMinutes: 1,
    sources,
  };
  const row = { title: { en: "", hi: "" }, content: { en: text, hi: text } };
  const { body, sources: read } = toArticleText(JSON.parse(JSON.stringify(row)), "en");
  return { body, sources: read };
}

/** Someone has written it: ids, codes, instants and addresses have no spaces, and begin with a small letter or a digit. */
const isWritten = (text: string) => /^\p{Lu}|[^\x21-\x7e]/u.test(text) && !isCode.test(text);
/** A country, a time zone, a token. */
const isCode = /^([A-Z]+|[A-Z]\w+\/\w+|[\w-]{20,})$/;

/** The answer with a payload in the place of each text that someone has written. */
export function withHostileTexts(answer: unknown, next: () => string): unknown {
  if (typeof answer === "string") return isWritten(answer) ? next() : answer;
  if (Array.isArray(answer)) return answer.map((part) => withHostileTexts(part, next));
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withHostileTexts(value, next)]),
  );
}
