import { canonicalPath } from "@aradhana/core/paths";
import { whatsappAddress } from "@aradhana/core/shop";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import { text as en } from "../src/shared/shell-text/text.en.ts";
import { text as hi } from "../src/shared/shell-text/text.hi.ts";
import type { Build } from "./build.ts";
import { securityHeaders } from "./security-headers.ts";

const words = { en, hi };

/** Replaces a page that failed to render, so it needs only text and a stylesheet. */
export function answerFailure({ language }: Pick<Visitor, "language">, build: Build): Response {
  const { brand, failed, shop, support } = words[language];
  const ask = whatsappAddress(shop.customerCare.phone, support.message());
  const { style } = build.filesOf([], language);
  const page = [
    `<!doctype html><html lang="${language}"><head>`,
    build.head,
    `<title>${failed.heading} · ${brand}</title>`,
    style && `<link rel="stylesheet" href="${style}">`,
    `</head><body><main><h1>${failed.heading}</h1><p>${failed.text}</p>`,
    `<p><a href="${canonicalPath("/", language)}">${failed.home}</a></p><p><a href="${ask}">${support.ask}</a></p></main></body></html>`,
  ];
  return new Response(page.filter(Boolean).join(""), {
    status: 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Language": language,
      ...securityHeaders(),
    },
  });
}
