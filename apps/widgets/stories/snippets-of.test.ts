import { widgetName } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import { afterEach, expect, test, vi } from "vitest";
import { type Choice, snippetsOf } from "./snippets-of.ts";

const hostile = `Our "pujas" & <b>'more'</b></script>`;
const choice: Choice = {
  shop: "https://shop.test",
  widget: "pujas",
  partnerId: partnerIds.gemstones,
  mode: "inline",
  lang: "",
  release: "",
  label: hostile,
};
const attributesOf = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
const inPage = (markup: string) => new DOMParser().parseFromString(markup, "text/html");
afterEach(() => document.body.replaceChildren());

test.each(
  widgetName.options.flatMap((widget) =>
    (["inline", "popup", "floating"] as const).map((mode) => ({ widget, mode })),
  ),
)("$widget, $mode: what is copied is the element that was picked", ({ widget, mode }) => {
  const { html, component } = snippetsOf({ ...choice, widget, mode, lang: "hi" });
  const expected = {
    ...{ widget, "partner-id": partnerIds.gemstones, lang: "hi", label: hostile },
    ...(mode !== "inline" && { mode }),
  };
  const page = inPage(html);
  expect(attributesOf(page.querySelector("aradhana-widget"))).toEqual(expected);
  expect(page.querySelector("script")?.src).toBe("https://shop.test/embed/v1.js");
  expect(page.querySelectorAll("b")).toHaveLength(0);
  expect(page.querySelector("aradhana-widget > a")?.textContent).toBe(
    mode === "floating" ? undefined : hostile,
  );

  const script = document.createElement("script");
  // In a block: all of these scripts are of one page.
  script.textContent = `{ ${component} }`;
  document.body.append(script);
  expect(attributesOf(document.querySelector("aradhana-widget"))).toEqual(expected);
});

test("no text can close the script that contains it", () => {
  const { component, react, policy, calls } = snippetsOf(choice);
  for (const snippet of [component, react, policy]) expect(snippet).not.toContain("</script");
  expect(inPage(calls).querySelectorAll("script")).toHaveLength(3);
});

test("the calls name their options as the loader reads them", () => {
  const page = inPage(snippetsOf({ ...choice, label: "Pujas" }).calls);
  const [keepCalls, loader, calls] = page.querySelectorAll("script");
  expect(keepCalls?.text.trim()).toMatch(/^window\.Aradhana \|\|= new Proxy\(/);
  expect(loader?.src).toBe("https://shop.test/embed/v1.js");
  expect(calls?.text.trim()).toBe(
    `Aradhana.inline("#place", {\n  widget: "pujas",\n  partnerId: "${partnerIds.gemstones}",\n  label: "Pujas",\n});`,
  );
  expect(page.querySelector("#place")).not.toBeNull();
  const popup = inPage(snippetsOf({ ...choice, mode: "popup" }).calls);
  expect(popup.querySelector("#place")).toBeNull();
  expect(popup.scripts[2]?.text).toMatch(/\nAradhana\.popup\(\{\n {2}widget/);
  // What somebody writes into a label ends no script, and is said as it was written.
  const opened = vi.fn();
  new Function("Aradhana", popup.scripts[2]?.text ?? "")({ popup: opened });
  expect(opened).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ label: hostile }));
});

test("of the shop's address its origin is copied, however it was typed", () => {
  const typed = snippetsOf({ ...choice, shop: "https://Shop.test/online-puja/" });
  expect(typed).toEqual(snippetsOf(choice));
  // An incomplete id is no partner's.
  expect(snippetsOf({ ...choice, shop: "shop" }).policy).toContain("script-src shop;");
});

test("a release is pinned by its hash, in HTML and in React", () => {
  const { html, react } = snippetsOf({ ...choice, release: "1.0.0" }, "sha384-x");
  expect(attributesOf(inPage(html).querySelector("script"))).toEqual({
    src: "https://shop.test/embed/1.0.0.js",
    integrity: "sha384-x",
    crossorigin: "",
    async: "",
  });
  expect(react).toMatch(/^import { AradhanaWidget } from "@aradhana\/embed\/react";$/m);
  expect(react).toContain('release={{ version: "1.0.0", integrity: "sha384-x" }}');
});

test("the policy allows exactly what a page needs", () => {
  expect(snippetsOf(choice).policy).toBe(
    "Content-Security-Policy: script-src https://shop.test; frame-src https://shop.test",
  );
});
