import { origins } from "../system.ts";

/** A page that a test has at somebody's site. */
export interface TrialPage {
  body: string;
  /** Its content security policy. @default none */
  policy?: string;
  /** Whether our loader is in its head. @default true */
  hasLoader?: boolean;
  /** Other parameters of its query. */
  query?: Record<string, string>;
}

export const PATH = "/trial";

/** Where such a page is: it is in its own address, so every test may have one without asking for a server. */
export function trialPage(origin: string, { query, ...page }: TrialPage): string {
  return `${origin}${PATH}?${new URLSearchParams({ page: JSON.stringify(page), ...query })}`;
}

/** The page of an address, and its policy. */
export function readTrialPage(query: URLSearchParams): { text: string; policy: string | undefined } {
  const { body, policy, hasLoader = true } = JSON.parse(query.get("page") ?? "") as TrialPage;
  const loader = `<script src="${origins.web}/embed/v1.js" async></script>`;
  const text = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <title>A page of a test</title>
  ${hasLoader ? loader : ""}
  <main><h1>A page of a test</h1>${body}</main>
</html>`;
  return { text, policy };
}
