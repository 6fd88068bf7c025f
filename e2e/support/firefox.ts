import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import { type Bidi, type Preferences, startFirefox } from "./bidi.ts";

/** Debian's Firefox ESR, where it is installed. Playwright drives its own build of Firefox alone. */
export const firefoxPath = ["/usr/bin/firefox-esr"].find((path) => existsSync(path));

/** A document in a tab or in a frame of one. */
export interface Place {
  /** The result of a function that runs there; both it and the arguments are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Waits until an element can be seen whose name or text contains `text`. */
  sees(selector: string, text?: string): Promise<void>;
  /** Presses it with the mouse. */
  click(selector: string, text?: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: string): Promise<void>;
  /** Types into a field, in the place of what is there. */
  fill(selector: string, label: string, value: string): Promise<void>;
  /** The document in its only frame. */
  frame(): Promise<Place>;
}

export interface Tab extends Place {
  goto(address: string): Promise<void>;
  close(): Promise<void>;
}

export interface Firefox {
  /** Errors and warnings of the console, and uncaught errors. */
  logged: string[];
  /** Runs a function in every new document of a site, frames included, before its own scripts. */
  addInitScript<Argument>(run: (argument: Argument) => unknown, argument: Argument): Promise<unknown>;
  /** A tab. `isApart`: with storage and a cache of its own. */
  newTab(options?: { isApart?: boolean }): Promise<Tab>;
  /** The tab that a link has opened, at such an address. */
  tabAt(address: RegExp): Promise<Tab>;
  stop(): Promise<void>;
}

interface Context {
  context: string;
  url: string;
  children: Context[];
}
interface Entry {
  type: string;
  level: string;
  method?: string;
  text: string | null;
}
interface Answer {
  type: "success" | "exception";
  result: { type: string; value: string; sharedId: string };
  exceptionDetails: { text: string };
}

const isComplaint = ({ type, level, method = "" }: Entry) =>
  type === "javascript" ? level === "error" : ["error", "warn", "assert"].includes(method);

/** The keys that have no character. */
const keys: Record<string, string> = { Enter: "\uE007", Escape: "\uE00C", Control: "\uE009" };

/** Whether what was found to be pressed has been, as long as its document is there. */
type PressedWindow = Window & { isPressed?: boolean };

/** The first visible element whose name or text contains `text`; to be pressed, it is scrolled to where nothing covers it. */
function findVisible(selector: string, text: string, isPressed: boolean) {
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [
      element.getAttribute("aria-label"),
      ...labels.map((label) => label.textContent),
      element.textContent,
    ];
  };
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
  const element = roots
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .find((each) => each.checkVisibility() && nameOf(each).some((name) => name?.includes(text)));
  if (!element || !isPressed) return element;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const there = root.elementFromPoint(left + width / 2, top + height / 2);
  if (!there || !(element.contains(there) || there.contains(element))) return null;
  const page: PressedWindow = Object.assign(window, { isPressed: false });
  const press = (event: Event) => {
    if (event.composedPath().includes(there)) page.isPressed = true;
  };
  addEventListener("pointerdown", press, { capture: true });
  return element;
}

/** Starts one with these settings. */
export async function openFirefox(executable: string, preferences: Preferences = {}): Promise<Firefox> {
  const logged: string[] = [];
  const bidi = await startFirefox(executable, preferences, (_, entry) => {
    if (isComplaint(entry as Entry)) logged.push((entry as Entry).text ?? "");
  });
  const { send, stop } = bidi;
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const tabs = async () => (await send<{ contexts: Context[] }>("browsingContext.getTree")).contexts;
  return {
    logged,
    addInitScript: (run, argument) =>
      send("script.addPreloadScript", {
        functionDeclaration: `() => location.protocol === "http:" && (${run})(${JSON.stringify(argument)})`,
      }),
    async newTab({ isApart = false } = {}) {
      const own = isApart ? await send<{ userContext: string }>("browser.createUserContext") : {};
      const { context } = await send<Context>("browsingContext.create", { type: "tab", ...own });
      const viewport = { width: 360, height: 640 };
      await send("browsingContext.setViewport", { context, viewport });
      return tabOf(bidi, context);
    },
    async tabAt(address) {
      const isThere = ({ url }: Context) => address.test(url);
      await expect.poll(async () => (await tabs()).some(isThere)).toBe(true);
      return tabOf(bidi, (await tabs()).find(isThere)?.context ?? "");
    },
    stop,
  };
}

function tabOf(bidi: Bidi, context: string): Tab {
  return {
    ...placeOf(bidi, context),
    async goto(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async close() {
      await bidi.send("browsingContext.close", { context });
    },
  };
}

function placeOf({ send }: Bidi, context: string): Place {
  const call = async (functionDeclaration: string, values: readonly unknown[]) => {
    const { type, result, exceptionDetails } = await send<Answer>("script.callFunction", {
      functionDeclaration,
      target: { context },
      awaitPromise: true,
      arguments: [{ type: "string", value: JSON.stringify(values) }],
    });
    if (type === "exception") throw new Error(exceptionDetails.text);
    return result;
  };
  const perform = (type: "pointer" | "key", actions: object[]) =>
    send("input.performActions", { context, actions: [{ type, id: type, actions }] });

  /** Waits for it, also while its document is replaced. */
  async function find(...given: Parameters<typeof findVisible>) {
    let sharedId: string | undefined;
    await expect(async () => {
      const result = await call(`(given) => (${findVisible})(...JSON.parse(given))`, given);
      sharedId = result.sharedId;
      expect(sharedId, given.join(" ")).toBeDefined();
    }).toPass({ timeout: 60_000 });
    return { sharedId };
  }

  const place: Place = {
    async evaluate(run, ...args) {
      const { value } = await call(
        `async (given) => JSON.stringify((await (${run})(...JSON.parse(given))) ?? null)`,
        args,
      );
      return JSON.parse(value);
    },
    async sees(selector, text = "") {
      await find(selector, text, false);
    },
    async click(selector, text = "") {
      // A frame moves while it gets its height: the press may miss it.
      await expect(async () => {
        const element = await find(selector, text, true);
        await perform("pointer", [
          { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element } },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]);
        const isPressed = () => (window as PressedWindow).isPressed;
        expect(await place.evaluate(isPressed).catch(() => undefined)).not.toBe(false);
      }).toPass();
    },
    async press(key) {
      const value = keys[key] ?? key;
      await perform("key", [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
    },
    async fill(selector, label, value) {
      await place.click(selector, label);
      await perform("key", [
        { type: "keyDown", value: keys.Control },
        ...["a"].flatMap(keystroke),
        { type: "keyUp", value: keys.Control },
        ...[...value].flatMap(keystroke),
      ]);
    },
    async frame() {
      let inner: Context | undefined;
      await expect(async () => {
        const { contexts } = await send<{ contexts: Context[] }>("browsingContext.getTree", {
          root: context,
        });
        inner = contexts[0]?.children[0];
        expect(inner).toBeDefined();
      }).toPass();
      return placeOf({ send } as Bidi, inner?.context ?? "");
    },
  };
  return place;
}

const keystroke = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];
