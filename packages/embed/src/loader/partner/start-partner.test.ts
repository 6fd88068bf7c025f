import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PartnerFacts } from "./partner-facts.ts";
import { startPartner } from "./start-partner.ts";

const facts: PartnerFacts = {
  id: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64",
  name: "Tarakini",
  origins: [window.location.origin, "https://stars.test"],
  colors: { light: { ground: "#5b21b6", text: "#fff8ee" }, dark: { ground: "#a78bfa", text: "#1c0d08" } },
};
const logged = vi.spyOn(console, "error").mockImplementation(() => {});
let observed: () => void = () => {};
/** What lies below any point of the screen, the topmost first. */
let below: Element[] = [];

beforeEach(() => {
  logged.mockReset();
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(listener: () => void) {
        observed = listener;
      }
      observe() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  document.elementsFromPoint = () => below;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** An element as the loader leaves it (../live.ts). */
function put(html: string) {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = html;
  return { host, root };
}
const cssOf = ({ adoptedStyleSheets }: ShadowRoot) =>
  adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();

test.each([
  ["a registered origin", {}, undefined],
  ["an origin that is not registered", { origins: ["https://stars.test"] }, "https://stars.test"],
  ["an id that no partner has", { origins: undefined }, facts.id],
])("%s: the console names what to change, or nothing is wrong", (_, change, named) => {
  startPartner({ ...facts, ...change } as PartnerFacts);
  if (named === undefined) return expect(logged).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
  const [message] = logged.mock.calls[0] ?? [];
  expect(message).toContain(named);
  expect(message).toContain("docs/partners.md");
  if (change.origins) {
    expect(message).toContain(window.location.origin);
    expect(message).toContain('"origins" of this partner');
  }
});

test("button and dialog have the partner's colours in both schemes, and the dialog its name once", () => {
  const { dress } = startPartner(facts);
  const { host, root } = put("<dialog>\u2003Our pujas<button>✕</button><iframe></iframe></dialog>");
  dress(host);
  expect(cssOf(root)).toContain("background: light-dark(rgb(91, 33, 182), rgb(167, 139, 250))");
  expect(cssOf(root)).toContain("color: light-dark(rgb(255, 248, 238), rgb(28, 13, 8))");
  expect(root.querySelector("dialog")?.textContent?.trim()).toBe("Our pujas · Tarakini✕");
});

test.each([
  ["<p>Rest comes easily on Mondays</p>", false],
  ["<p>₹1,48,000</p>", true],
  ["<p>from $ 12</p>", true],
  ['<a href="/"><b>See it</b></a>', true],
  ["<button>Buy</button>", true],
  ["<aradhana-widget></aradhana-widget>", true],
  ["<b><span>₹</span>501</b>", true],
  ["<p><span>$</span><b>1,499.00</b></p>", true],
  ["<p><span>Step</span><b>2</b></p>", false],
  ["<p>501&nbsp;€</p>", true],
])("a floating button above %s is hidden: %s", (content, isHidden) => {
  const { host, root } = put('<slot style="position: fixed"><button>Book a puja</button></slot>');
  const slot = root.querySelector("slot");
  const page = document.body.appendChild(document.createElement("main"));
  below = [host, page, document.body];
  startPartner(facts).dress(host);
  expect(slot?.style.visibility).toBe("");

  page.innerHTML = content;
  const deepest = page.querySelector("b") ?? page.firstElementChild ?? page;
  below = [host, deepest, page, document.body];
  dispatchEvent(new Event("scroll"));
  expect(slot?.style.visibility).toBe(isHidden ? "hidden" : "");
  below = [page, document.body];
  page.replaceChildren();
  observed();
  expect(slot?.style.visibility).toBe("");
});

/** The page's elements with a box each, as a browser would lay them out. */
function layOut(boxes: Iterable<readonly [Element, { top: number; height: number; position?: string }]>) {
  for (const [element, { top, height, position = "static" }] of boxes) {
    (element as HTMLElement).style.position = position;
    element.getBoundingClientRect = () => new DOMRect(0, top, innerWidth, height);
  }
}

test.each([
  ["a bar that is fixed to the bottom", "fixed", innerHeight - 56, 56, "72px"],
  ["a round button of another service", "fixed", innerHeight - 80, 60, "96px"],
  ["a bar that sticks to the bottom", "sticky", innerHeight - 56, 56, "72px"],
  ["a heading that sticks to the top later", "sticky", innerHeight - 80, 40, "16px"],
  ["a menu over the whole page", "fixed", 0, innerHeight, "16px"],
])("a floating button rises above %s", (_, position, top, height, bottom) => {
  const { host, root } = put('<slot style="position: fixed"><button>Book a puja</button></slot>');
  const slot = root.querySelector("slot") as HTMLElement;
  slot.getBoundingClientRect = () => {
    const lift = Number.parseFloat(slot.style.bottom || "16");
    return new DOMRect(200, innerHeight - lift - 50, 140, 50);
  };
  const bar = document.body.appendChild(document.createElement("nav"));
  layOut([[bar, { top, height, position }]]);
  document.elementsFromPoint = (_x, y) =>
    y >= top && y <= top + height ? [host, bar, document.body] : [host, document.body];
  startPartner(facts).dress(host);
  expect(slot.style.bottom).toBe(bottom);
});

test("a small price between the corners of the button hides it", () => {
  const { host, root } = put('<slot style="position: fixed"><button>Book a puja</button></slot>');
  const slot = root.querySelector("slot") as HTMLElement;
  slot.getBoundingClientRect = () => new DOMRect(200, 700, 140, 50);
  const small = document.body.appendChild(document.createElement("small"));
  small.textContent = "₹51";
  document.elementsFromPoint = (x, y) =>
    x > 225 && x < 245 && y > 708 && y < 726 ? [host, small, document.body] : [host, document.body];
  startPartner(facts).dress(host);
  expect(slot.style.visibility).toBe("hidden");
});

test("a page that changes by itself is looked at again", async () => {
  const { host, root } = put('<slot style="position: fixed"><button>Book a puja</button></slot>');
  startPartner(facts).dress(host);
  const notice = document.createElement("div");
  notice.innerHTML = "<button>Accept</button>";
  below = [host, ...notice.children, notice, document.body];
  document.body.append(notice);
  await vi.waitFor(() => expect(root.querySelector("slot")?.style.visibility).toBe("hidden"));
});
