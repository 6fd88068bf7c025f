import type { ApiClient } from "@aradhana/core/api";
import type { CountryCode } from "@aradhana/core/country";
import type { Partner } from "@aradhana/core/partner";
import { filesOf, type Manifest } from "../build/page-files.ts";
import type { Visitor } from "../src/services/visitor.tsx";
import { escapeHtml, scriptText } from "./markup.ts";
import type { Written } from "./security-headers.ts";

/** A widget as its own build draws it (apps/widgets/src/entry-server.tsx). */
interface DrawnWidget {
  module: string;
  language: string;
  html: string;
  drawn: { id: string; value: unknown };
  style: { css: string; buttonClass: string | undefined } | undefined;
}

/** What the widgets' build gives the server. */
export interface WidgetBuild {
  template: string;
  manifest: Manifest;
  drawWidget(
    address: URL,
    options: {
      browserLanguage: string;
      /** Of who asks, where the address says none. */
      country: CountryCode;
      framed: boolean;
      apiOf(visitor: Visitor): ApiClient;
    },
  ): Promise<DrawnWidget | undefined>;
}

/** The partners whose pages may frame a document, for the widget to know them by (apps/widgets/src/partner). */
export const partnersData = (framers: readonly Partner[]) =>
  ` data-partners="${escapeHtml(framers.map(({ id, domain }) => `${id}=${domain}`).join(" "))}"`;

/** The document of a widget that draws itself, with what the server knows in `data`. */
export const emptyDocument = (template: string, data: string) =>
  template.replace(/<html[^>]*/, (start) => start + data);

interface Document extends Pick<WidgetBuild, "template" | "manifest"> {
  widget: DrawnWidget;
  framed: boolean;
  /** Attributes that say what the server knows. */
  data: string;
}

const fileLinks = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * The document of a widget with the widget in it, and what of it a policy has to know. On its own, it is seen before
 * any script is fetched; in a frame, which the page around shows once the widget says that it stands, the scripts come
 * with it.
 */
export function widgetDocument({ template, manifest, widget, framed, data }: Document) {
  const { module, language, html, drawn, style } = widget;
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1] ?? "";
  const { scripts, styles } = filesOf(manifest, [module]);
  const missing = (file: string) => !template.includes(file);
  const written: Written = {
    style: style?.css,
    script: framed ? undefined : `(${afterPaint})(${scriptText(entry)})`,
  };
  const head = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/widget${file}">`),
    ...(framed ? scripts : [])
      .filter(missing)
      .map((file) => `<link rel="modulepreload" crossorigin href="/widget${file}">`),
    written.style && `<style>${written.style}</style>`,
  ];
  const body = [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${drawn.id}">${scriptText(drawn.value)}</script>`,
    written.script && `<script>${written.script}</script>`,
  ];
  const themed = style?.buttonClass;
  const page = (framed ? template : template.replace(fileLinks, ""))
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${language}"${themed ? ` class="${escapeHtml(themed)}" data-button-class="${escapeHtml(themed)}"` : ""}${data}>`,
    )
    .replace("</head>", () => `${head.filter(Boolean).join("")}</head>`)
    .replace(/<!-- The link[\s\S]*?<\/div>/, () => body.filter(Boolean).join(""));
  return { page, written };
}

/**
 * Fetches the application once what is here has been painted, or after a while where nobody looks. Written into the page
 * as it stands.
 */
const afterPaint =
  'function(entry){var here;function go(){here=here||import(entry)}new PerformanceObserver(function(seen){if(seen.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true});setTimeout(go,3000)}';
