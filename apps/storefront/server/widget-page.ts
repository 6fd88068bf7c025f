import type { ApiClient } from "@aradhana/core/api";
import { filesOf, type Manifest } from "../build/page-files.ts";
import type { Visitor } from "../src/services/visitor.tsx";
import { escapeHtml, scriptText } from "./markup.ts";

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
    options: { browserLanguage: string; framed: boolean; apiOf(visitor: Visitor): ApiClient },
  ): Promise<DrawnWidget | undefined>;
}

interface Document extends Pick<WidgetBuild, "template" | "manifest"> {
  widget: DrawnWidget;
  framed: boolean;
  nonce: string;
}

const fileLinks = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * The document of a widget with the widget in it. On its own, it is seen before any script is fetched; in a frame, which
 * the page around shows once the widget says that it stands, the scripts come with it.
 */
export function widgetDocument({ template, manifest, widget, framed, nonce }: Document): string {
  const { module, language, html, drawn, style } = widget;
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1] ?? "";
  const { scripts, styles } = filesOf(manifest, [module]);
  const missing = (file: string) => !template.includes(file);
  const head = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/widget${file}">`),
    ...(framed ? scripts : [])
      .filter(missing)
      .map((file) => `<link rel="modulepreload" crossorigin href="/widget${file}">`),
    style && `<style nonce="${nonce}">${style.css}</style>`,
  ];
  const body = [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${drawn.id}">${scriptText(drawn.value)}</script>`,
    !framed && `<script nonce="${nonce}">(${afterPaint})(${scriptText(entry)})</script>`,
  ];
  const themed = style?.buttonClass;
  return (framed ? template : template.replace(fileLinks, ""))
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${language}"${themed ? ` class="${escapeHtml(themed)}" data-button-class="${escapeHtml(themed)}"` : ""}>`,
    )
    .replace("</head>", () => `${head.filter(Boolean).join("")}</head>`)
    .replace(/<!-- The link[\s\S]*?<\/div>/, () => body.filter(Boolean).join(""));
}

/**
 * Fetches the application once what is here has been painted, or after a while where nobody looks. Written into the page
 * as it stands.
 */
const afterPaint =
  'function(entry){var here;function go(){here=here||import(entry)}new PerformanceObserver(function(seen){if(seen.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true});setTimeout(go,3000)}';
