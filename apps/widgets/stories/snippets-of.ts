import type { Mode } from "@aradhana/embed/protocol";

/** What somebody picked to put into a page. */
export interface Choice {
  /** Where the loader and the widgets come from; of an address, its origin. */
  shop: string;
  widget: string;
  partnerId: string;
  mode: Mode;
  lang: "" | "en" | "hi";
  /** A release of the loader; the newest, if it is empty. */
  release: string;
  label: string;
}

/** What there is to copy, each in its own language. */
export type Snippets = Readonly<Record<"html" | "component" | "calls" | "react" | "policy", string>>;

const inHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const inScript = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");
const inTag = (script: string) => `<script>\n${script}\n</script>`;
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Keeps calls that are made before the loader is there. */
const keepCalls =
  "window.Aradhana ||= new Proxy([], { get: (queue, name) => queue[name] ?? ((...call) => queue.push([name, ...call])) });";

/** The same widget in each of the ways in which a page can have it, and what its policy has to allow. */
export function snippetsOf(choice: Choice, integrity?: string): Snippets {
  const shop = URL.canParse(choice.shop) ? new URL(choice.shop).origin : choice.shop;
  const { widget, partnerId, mode, lang, release, label } = choice;
  const pinned = integrity ? ` integrity="${integrity}" crossorigin` : "";
  const loader = `<script src="${inHtml(shop)}/embed/${release || "v1"}.js"${pinned} async></script>`;
  const link = `<a href="${inHtml(shop)}/">${inHtml(label)}</a>`;
  const given: readonly (readonly [string, string])[] = [
    ["widget", widget],
    ["partner-id", partnerId],
    ...(mode === "inline" ? [] : [["mode", mode] as const]),
    ...(lang ? [["lang", lang] as const] : []),
    ["label", label],
  ];
  const attributes = given.map(([name, value]) => `\n  ${name}="${inHtml(value)}"`).join("");
  // A floating widget brings its own button; the others begin with the link, or keep it where no widget comes.
  const inside = mode === "floating" ? "" : `\n  ${link}\n`;
  const options = given
    .filter(([name]) => name !== "mode")
    .map(([name, value]) => `\n  ${camel(name)}: ${inScript(value)},`)
    .join("");

  return {
    html: `${loader}\n\n<aradhana-widget${attributes}>${inside}</aradhana-widget>`,
    component: [
      `const widget = document.createElement("aradhana-widget");`,
      ...given.map(([name, value]) => `widget.setAttribute("${name}", ${inScript(value)});`),
      `widget.addEventListener("aradhana:order_success", ({ detail }) => console.log(detail.order_id));`,
      "document.body.append(widget);",
    ].join("\n"),
    calls: [
      inTag(keepCalls),
      loader,
      "",
      ...(mode === "inline" ? [`<div id="place">${link}</div>`] : []),
      inTag(`Aradhana.${mode}(${mode === "inline" ? `"#place", ` : ""}{${options}\n});`),
    ].join("\n"),
    react: [
      `import { AradhanaWidget } from "@aradhana/embed/react";`,
      "",
      "<AradhanaWidget",
      `  origin={${inScript(shop)}}`,
      ...(integrity ? [`  release={{ version: "${release}", integrity: "${integrity}" }}`] : []),
      ...given.map(([name, value]) => `  ${camel(name)}={${inScript(value)}}`),
      "  onEvent={({ type, payload }) => console.log(type, payload)}",
      mode === "floating"
        ? "/>"
        : `>\n  <a href={${inScript(`${shop}/`)}}>{${inScript(label)}}</a>\n</AradhanaWidget>`,
    ].join("\n"),
    policy: `Content-Security-Policy: script-src ${shop}; frame-src ${shop}`,
  };
}
