import { html, raw } from "hono/html";
import type { ApiDocument } from "./open-api.ts";
import { type JsonSchema, outline } from "./outline.ts";

/** The style is inline. The page loads no scripts, fonts or images. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#2b2320, #efe7da); --ground: light-dark(#fffdf7, #1c1714);
  --line: light-dark(#e2d8c6, #453a32); --accent: light-dark(#800000, #e5a3a3); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; color: var(--ink); background: var(--ground);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-weight: 600; line-height: 1.2; }
h2 { margin-top: 3rem; text-transform: capitalize; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.75rem 0; cursor: pointer; }
summary code { color: var(--accent); }
pre, table { overflow-x: auto; font-size: 0.875rem; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 4px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; }
a { color: var(--accent); }
`;

type Operation = NonNullable<NonNullable<ApiDocument["paths"][string]>["get"]>;
type Content = Readonly<Record<string, { schema?: unknown }>>;

/** Renders the OpenAPI document as an HTML page that needs no other files. */
export function docsPage({ info, paths }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    (["get", "post", "put", "patch", "delete"] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "other");
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${info.title}</title>
    ${raw(`<style>${docsStyle}</style>`)}
  </head>
  <body>
    <h1>${info.title}</h1>
    <p>${withCode(info.description)}</p>
    <p>OpenAPI document: <a href="/openapi.json">openapi.json</a></p>
    ${[...byTag].map(
      ([tag, group]) => html`<h2>${tag}</h2>
    ${group.map(
      ({ method, path, operation }) => html`<details>
      <summary><code>${method} ${path}</code> ${operation.summary ?? ""}</summary>
      ${operationBody(operation)}
    </details>`,
    )}`,
    )}
  </body>
</html>`;
}

function operationBody({ parameters = [], requestBody, responses = {}, security }: Operation) {
  return html`${security ? html`<p>Needs a bearer token.</p>` : ""}
      ${parameters.length > 0 ? html`<table>${parameters.map(parameterRow)}</table>` : ""}
      ${requestBody && "content" in requestBody ? html`<h4>Body</h4>${schemaBlock(requestBody.content)}` : ""}
      ${Object.entries(responses).map(([status, response]) =>
        !("$ref" in response)
          ? html`<h4>${status}</h4>
      ${Number(status) < 400 ? schemaBlock(response.content) : html`<p>${withCode(response.description)}</p>`}`
          : "",
      )}`;
}

const parameterRow = (parameter: NonNullable<Operation["parameters"]>[number]) =>
  "name" in parameter
    ? html`<tr>
        <th><code>${parameter.name}</code></th>
        <td>${parameter.in}${parameter.required ? ", required" : ""}</td>
        <td><code>${outline((parameter.schema ?? {}) as JsonSchema)}</code></td>
      </tr>`
    : "";

const schemaBlock = (content: Content | undefined) =>
  Object.values(content ?? {}).map(({ schema }) => html`<pre>${outline((schema ?? {}) as JsonSchema)}</pre>`);

/** Renders text in backticks as code; everything is escaped. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
