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

const fileLinks =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * The document of a widget with the widget in it, and what of it a policy has to know. It is seen before any script is
 * fetched: in a frame, by the page around as well, which is told that there is something to see.
 */
export function widgetDocument({ template, manifest, widget, framed, data }: Document) {
  const { module, language, html, drawn, style } = widget;
  const { scripts, styles } = filesOf(manifest, [module]);
  const missing = (file: string) => !template.includes(file);
  // The entry stands first.
  const files = [
    ...[...template.matchAll(fileLinks)].map(([, address]) => address),
    ...scripts.filter(missing).map((file) => `/widget${file}`),
  ];
  const written = {
    style: style?.css,
    script: `(${framed ? afterPaintInFrame : afterPaint})(${scriptText(files)})`,
  } satisfies Written;
  const head = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/widget${file}">`),
    written.style && `<style>${written.style}</style>`,
  ];
  const body = [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${drawn.id}">${scriptText(drawn.value)}</script>`,
    // Last, so that the application finds all of it.
    `<script>${written.script}</script>`,
  ];
  const themed = style?.buttonClass;
  const page = template
    .replace(fileLinks, "")
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${language}"${themed ? ` class="${escapeHtml(themed)}" data-button-class="${escapeHtml(themed)}"` : ""}${data}>`,
    )
    .replace("</head>", () => `${head.filter(Boolean).join("")}</head>`)
    .replace(/<!-- The link[\s\S]*?<\/div>/, () => body.join(""));
  return { page, written };
}

/**
 * Fetches the application once what is here has been painted, or after a while where nobody looks: all of its files at
 * once. Written into the page as it stands.
 */
const fetchOnce = (patience: number) =>
  `var here;function go(){if(here)return;here=1;files.forEach(function(file){var link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link)});import(files[0])}new PerformanceObserver(function(seen){if(seen.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true});setTimeout(go,${patience})`;

const afterPaint = `function(files){${fetchOnce(3_000)}}`;

/**
 * The same in a frame, which paints nothing while it is out of sight. The page around is told first that something is
 * drawn here (docs/embed-protocol.md), by a word that says nothing else and is for whoever frames us; what that page says
 * before the application is there to hear it, is kept for it (apps/widgets/src/embed/hear-early.ts).
 */
const afterPaintInFrame = `function(files){saidEarly=[];onmessage=function(said){saidEarly.push(said)};parent.postMessage("drawn","*");${fetchOnce(500)}}`;
