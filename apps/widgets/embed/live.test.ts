import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { envelopeOf } from "../protocol/envelope.ts";
import { defineWidget, TAG, type WidgetElement } from "./define-widget.ts";

const defaults = document.createElement("i");
let comesNear: (() => void)[] = [];
let scrolled: { margin: string; options: unknown }[] = [];

beforeAll(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  // jsdom lays nothing out, and opens no dialog.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Element.prototype.scrollIntoView = function (options) {
    scrolled.push({ margin: (this as HTMLElement).style.scrollMargin, options });
  };
  defineWidget("https://shop.test/widget/", defaults);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  comesNear = [];
  scrolled = [];
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A widget in the page, and every event of it. */
function put(mode: string) {
  const widget = document.createElement(TAG) as WidgetElement;
  widget.setAttribute("widget", "pujas");
  widget.setAttribute("mode", mode);
  widget.innerHTML = '<a href="https://shop.test/online-puja">Book</a>';
  const told: string[] = [];
  for (const type of ["ready", "view_item", "scroll_to", "resize", "close", "error"])
    widget.addEventListener(`aradhana:${type}`, () => told.push(type));
  document.body.append(widget);
  return { widget, told };
}
const framesIn = (root: ParentNode): HTMLIFrameElement[] =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element instanceof HTMLIFrameElement ? [element] : []),
    ...(element.shadowRoot ? framesIn(element.shadowRoot) : []),
  ]);
const dialogOf = (frame: HTMLIFrameElement | undefined) => frame?.closest("dialog");

/** The document of the one frame has loaded: takes its end of the channel, and speaks through it. */
function load() {
  const [frame] = framesIn(document);
  if (!frame?.contentWindow) throw new Error("no frame");
  const post = vi.spyOn(frame.contentWindow, "postMessage").mockImplementation(() => {});
  frame.dispatchEvent(new Event("load"));
  const [hello, origin, ports] = post.mock.calls[0] as unknown as [
    { instance: string },
    string,
    MessagePort[],
  ];
  const port = ports[0] as MessagePort;
  const heard: { type: string; payload: object }[] = [];
  port.onmessage = ({ data: { type, payload } }) => heard.push({ type, payload });
  const say = async (type: string, payload: object) => {
    port.postMessage(envelopeOf(1, hello.instance, type, payload));
    // A message is on its way until the turn after next.
    await new Promise((passed) => setImmediate(() => setImmediate(passed)));
  };
  return { frame, origin, heard, say };
}
const item = { item_type: "puja", item_id: "pj_0123456789abcdefgh" };

test("a popup fetched before is there at once, and only then is told of, and told who comes", async () => {
  const { widget, told } = put("popup");
  widget.prefill = { name: "Asha" };
  widget.prerender();
  const { frame, origin, heard, say } = load();
  expect([origin, dialogOf(frame)?.open, dialogOf(frame)?.style.visibility]).toEqual([
    "https://shop.test",
    false,
    "hidden",
  ]);
  await say("ready", { path: "/widget/pujas" });
  await say("view_item", item);
  expect([told, heard]).toEqual([[], []]);

  widget.querySelector("a")?.click();
  expect(framesIn(document)).toEqual([frame]);
  expect([dialogOf(frame)?.open, dialogOf(frame)?.style.visibility]).toEqual([true, ""]);
  expect(told).toEqual(["ready", "view_item"]);
  await vi.waitFor(() => expect(heard).toEqual([{ type: "prefill", payload: { name: "Asha" } }]));
  await say("close", {});
  expect([told.at(-1), framesIn(document)]).toEqual(["close", []]);
});

test("one that says nothing is given up unseen, and fetched anew when it is opened", () => {
  const { widget, told } = put("floating");
  widget.prerender();
  const [silent] = framesIn(document);
  vi.advanceTimersByTime(20_000);
  expect(framesIn(document)).toEqual([]);
  widget.open();
  expect(framesIn(document)[0]).not.toBe(silent);
  // A dialog that somebody looks at is his to close.
  vi.advanceTimersByTime(60_000);
  expect([framesIn(document).length, told]).toEqual([1, []]);
});

test("one that is taken out unseen is told of to nobody", () => {
  const { widget, told } = put("popup");
  widget.prerender();
  widget.remove();
  expect([framesIn(document), told]).toEqual([[], []]);
});

test.each([
  [0, ""],
  [15, "stable"],
])("behind a popup the page keeps its width where a scrollbar took %d px of it", (bar, gutter) => {
  const { documentElement } = document;
  documentElement.style.setProperty("--theirs", "1");
  vi.spyOn(documentElement, "clientWidth", "get").mockReturnValue(innerWidth - bar);
  const { widget } = put("popup");
  widget.open();
  const { style } = documentElement;
  // jsdom does not know the property: what is set is what it is asked for.
  expect([style.overflow, style.scrollbarGutter ?? ""]).toEqual(["hidden", gutter]);
  documentElement.style.setProperty("--theirs", "2");
  widget.remove();
  expect([style.overflow, style.scrollbarGutter ?? "", style.getPropertyValue("--theirs")]).toEqual([
    "",
    "",
    "2",
  ]);
});

test("a step is brought into sight within the widget's own box, at once, and told to nobody", async () => {
  const { widget, told } = put("inline");
  comesNear[0]?.();
  const { frame, say } = load();
  vi.spyOn(frame, "clientHeight", "get").mockReturnValue(700);
  await say("ready", { path: "/widget/pujas" });
  await say("resize", { height: 700 });
  expect(frame.style.height).toBe("700px");
  await say("scroll_to", { top: 300 });
  await say("scroll_to", { top: 19_000 });
  await say("scroll_to", { top: -1 });
  const options = { block: "nearest", behavior: "instant" };
  expect(scrolled).toEqual([
    { margin: "-300px 0px -200px", options },
    { margin: "-700px 0px 200px", options },
  ]);
  expect(told).toEqual(["ready", "resize"]);

  widget.tell("navigate", { path: "/widget/chadhawas" });
  widget.remove();
  // On its way as the frame was taken out.
  await say("resize", { height: 1 });
  expect(told).toEqual(["ready", "resize"]);
});

test("what holds for the page counts where the element says nothing else", () => {
  defaults.setAttribute("lang", "hi");
  defaults.setAttribute("partner-id", "p-1");
  const { widget } = put("popup");
  widget.setAttribute("partner-id", "p-2");
  widget.open();
  const [frame] = framesIn(document);
  expect(frame?.src).toBe("https://shop.test/widget/pujas?partner_id=p-2&lang=hi");
  expect(dialogOf(frame)?.querySelector("button")?.getAttribute("aria-label")).toBe("बंद करें");
  for (const { name } of [...defaults.attributes]) defaults.removeAttribute(name);
});
