import type { ApiClient } from "@aradhana/core/api";
import type { CountryCode } from "@aradhana/core/country";
import type { Partner, PartnerTheme } from "@aradhana/core/partner";
import { filesOf, type Manifest } from "../build/page-files.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import type { Shop } from "../src/shared/shell-text/shop.ts";
import { fetchTwice, mayReload, reloadAfter } from "./fetch-twice.ts";
import { escapeHtml, scriptText } from "./markup.ts";
import type { Written } from "./security-headers.ts";

/** A widget rendered by its own build (apps/widgets/src/entry-server.tsx). */
interface RenderedWidget {
  module: string;
  language: string;
  html: string;
  rendered: { id: string; value: unknown };
  style: { css: string; buttonClass: string | undefined } | undefined;
}

/** The server part of the widgets' build. */
export interface WidgetBuild {
  template: string;
  manifest: Manifest;
  /** The stylesheets of the build, by their addresses. */
  styles: ReadonlyMap<string, string>;
  /** Whether there is a widget at a path. */
  isWidgetPath(path: string): boolean;
  renderWidget(
    address: URL,
    options: {
      browserLanguage: string;
      /** The country of the visitor, if the address has none. */
      country: CountryCode;
      framed: boolean;
      /** Of the partner that the address names. */
      theme: PartnerTheme | undefined;
      apiOf(visitor: Visitor): ApiClient;
    },
  ): Promise<RenderedWidget | undefined>;
}

/** The partners whose pages may frame a document, as the widget reads them (apps/widgets/src/partner). */
export const partnersData = (framers: readonly Partner[]) =>
  ` data-partners="${escapeHtml(JSON.stringify(framers.map(({ id, domain, origins, redirect_url, theme }) => ({ id, domain, origins, redirect_url, theme }))))}"`;

/** The number of customer care, as the widget reads it (apps/widgets/src/shell/care-phone.ts). */
export const shopData = (shop: Shop | null | undefined) =>
  shop ? ` data-care-phone="${escapeHtml(shop.en.customerCare.phone)}"` : "";

interface Document extends Pick<WidgetBuild, "template" | "manifest" | "styles"> {
  /** The rendered widget. @default the browser renders it */
  widget?: RenderedWidget | undefined;
  framed: boolean;
  /** Whether the page around asks for our background: without one the frame is transparent from its first paint on. */
  hasGround: boolean;
  /** Attributes with the server's data, given the main script. */
  dataOf(main: string | undefined): string;
  /** Script that runs before anything else. */
  early: string;
}

const fileLinks =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

const styleLinks = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * The document of a widget, and its parts that the content security policy needs. A rendered widget is visible before
 * anything else is fetched: its stylesheets are written into it. In a frame, the page around it is notified.
 */
export function widgetDocument(document: Document) {
  const { template, manifest, styles, widget, framed, hasGround, dataOf, early } = document;
  const parts = filesOf(manifest, widget ? [widget.module] : []);
  const missing = (file: string) => !template.includes(file);
  // The entry is first.
  const files = [
    ...[...template.matchAll(fileLinks)].map(([, address = ""]) => address),
    ...parts.scripts.filter(missing).map((file) => `/widget${file}`),
  ];
  const script =
    files.length > 0 ? early + loadScript({ files, framed, rendered: widget !== undefined }) : "";
  const needed = widget && [
    ...[...template.matchAll(styleLinks)].map(([, address = ""]) => address),
    ...parts.styles.filter(missing).map((file) => `/widget${file}`),
  ];
  const style = [...(needed ?? []).map((address) => styles.get(address)), widget?.style?.css].join("");
  const written: Written = { style: style || undefined, script: script || undefined };
  const head = [
    written.style && `<style>${written.style}</style>`,
    // A disabled link is never fetched: it makes the application's loader skip a stylesheet that is already there.
    ...(needed ?? []).map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
  ];
  const rendered = widget && [
    `<div id="root">${widget.html}</div>`,
    `<script type="application/json" id="${widget.rendered.id}">${scriptText(widget.rendered.value)}</script>`,
  ];
  const themed = widget?.style?.buttonClass;
  const ground = framed && !hasGround ? ' data-ground="none"' : "";
  const theme = themed ? ` class="${escapeHtml(themed)}" data-button-class="${escapeHtml(themed)}"` : "";
  const page = (widget ? template.replace(styleLinks, "") : template)
    .replace(fileLinks, "")
    .replace(/<html[^>]*>/, (start) =>
      widget
        ? `<html lang="${widget.language}"${theme}${ground}${dataOf(files[0])}>`
        : start.replace(/>$/, () => `${ground}${dataOf(files[0])}>`),
    )
    .replace("</head>", () => `${head.filter(Boolean).join("")}</head>`)
    .replace(/<!-- The link[\s\S]*?<\/div>/, (fallback) => rendered?.join("") ?? fallback)
    // Last, so that the application finds all of the document.
    .replace("</body>", () => `${script && `<script>${script}</script>`}</body>`);
  return { page, written };
}

interface Load {
  files: readonly string[];
  framed: boolean;
  /** Whether there is something to see before the application is there. */
  rendered: boolean;
}

/**
 * Source of the script that fetches all files of the application at once. It waits for the first paint of a rendered
 * widget, for a limited time only, since a hidden frame is not painted. Messages of the page around a frame are
 * collected until the application handles them (apps/widgets/src/embed/replay-early-messages.ts). If a file still
 * fails, the document is reloaded (`reloadHome` of core).
 */
function loadScript({ files, framed, rendered }: Load): string {
  const hear = framed || !rendered ? "saidEarly=[];onmessage=function(said){saidEarly.push(said)};" : "";
  const show = framed && rendered ? 'parent.postMessage("drawn","*");' : "";
  const start = rendered ? afterPaint(framed ? 500 : 3_000) : "go()";
  return `(function(files){var here;${fetchTwice}${mayReload}${reload}${go}${hear}${show}${start}})(${scriptText(files)})`;
}

const reload = `function reload(lost){if(!navigator.onLine)return addEventListener('online',function(){location.reload()});if(!mayReload())throw lost;setTimeout(function(){location.reload()},${reloadAfter})}`;

const go =
  'function go(){if(here)return;here=1;Promise.all(files.map(function(href){return get(href).then(function(){var link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)})})).then(function(){return import(files[0])}).catch(reload)}';

const afterPaint = (patience: number) =>
  `new PerformanceObserver(function(seen){if(seen.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true});setTimeout(go,${patience})`;
