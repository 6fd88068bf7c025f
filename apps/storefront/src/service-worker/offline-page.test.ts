import { expect, test } from "vitest";
import { offlinePage } from "./offline-page.ts";

test("in the visitor's language it lists the saved pages, and needs neither script nor network", async () => {
  const page = offlinePage("hi", [{ href: '/pooja/pj_1?a=1&b="2', titleHtml: "रुद्राभिषेक &amp; हवन" }]);
  const html = await page.text();
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain('<a href="/pooja/pj_1?a=1&amp;b=&quot;2">रुद्राभिषेक &amp; हवन</a>');
  expect(html).not.toMatch(/<script|<link|src=/);
  const nonce = /style-src 'nonce-([\w-]+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
  expect(html).toContain(`<style nonce="${nonce}">`);
});

test("it has the name of the shop, which leads home, and each title once: the page that was read last", async () => {
  const titleHtml = "Pujas";
  const page = offlinePage("hi", [
    { href: "/?panel=orders", titleHtml },
    { href: "/", titleHtml },
  ]);
  const html = await page.text();
  expect(html).toContain('<a href="/">आराधना</a>');
  expect(html.split("<li>")).toHaveLength(2);
  expect(html).toContain('<a href="/?panel=orders">Pujas</a>');
  expect(html).toContain("<title>आप ऑफ़लाइन हैं · Aradhana</title>");
});

test("without saved pages it has no list", async () => {
  expect(await offlinePage("en", []).text()).not.toContain("<ul>");
});
