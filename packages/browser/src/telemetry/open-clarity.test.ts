import { beforeEach, describe, expect, test } from "vitest";
import { openClarity } from "./open-clarity.ts";

type Clarity = ((...args: unknown[]) => void) & { q?: unknown[][] };
const page = window as unknown as { clarity?: Clarity; trustedTypes?: unknown };
const { pushState, replaceState } = window.history;

beforeEach(() => {
  Object.assign(window.history, { pushState, replaceState });
  delete page.clarity;
  delete page.trustedTypes;
  document.head.replaceChildren();
  document.body.removeAttribute("data-clarity-mask");
});

const goTo = (address: string) => window.history.pushState(null, "", address);
const tag = () => document.querySelector<HTMLScriptElement>("script");

/** What the tag's script does once it is there: it takes the queue over and starts as it was told to. */
function arrive() {
  page.clarity?.("start", { projectId: "p1" });
  const waiting = page.clarity?.q ?? [];
  const heard: unknown[][] = [];
  page.clarity = (...call) => void heard.push(call);
  while (waiting.length > 0) page.clarity(...(waiting.shift() ?? []));
  return heard;
}
const methods = (heard: unknown[][]) => heard.map(([method]) => method);

describe("its script", () => {
  test("is fetched for the configured project, and the page is masked", () => {
    goTo("/online-puja");
    openClarity("abc123");
    expect(tag()?.src).toBe("https://www.clarity.ms/tag/abc123?trustedTypes=clarity");
    expect(tag()?.async).toBe(true);
    expect(document.body.getAttribute("data-clarity-mask")).toBe("true");
  });

  test("is named by a policy of ours, where the browser wants one, that lets nothing else through", () => {
    const policies: Record<string, { createScriptURL(address: string): string }> = {};
    page.trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL(address: string): string }) => {
        policies[name] = rules;
        return rules;
      },
    };
    goTo("/");
    openClarity("abc123");
    expect(Object.keys(policies)).toEqual(["clarity-tag"]);
    expect(() => policies["clarity-tag"]?.createScriptURL("https://evil.test/tag/")).toThrow(TypeError);
  });

  test.each([
    "/auth?token=t1&platform=web",
    "/orders/ord_1/Asha",
    "/orders/ord_1?t=secret",
    "/?phone=9876543210",
  ])("D22 is not fetched while the address is %s, and is once it is clean", (address) => {
    goTo(address);
    openClarity("p1");
    expect(tag()).toBeNull();
    goTo("/orders/ord_1/Asha?panel=account");
    expect(tag()).toBeNull();
    window.history.replaceState(null, "", "/online-puja");
    goTo("/pooja/pj_1");
    expect(document.querySelectorAll("script")).toHaveLength(1);
  });
});

describe("what it is told", () => {
  test("before its script is there waits for it", () => {
    goTo("/");
    const clarity = openClarity("p1");
    clarity.event("LABEL_PAY");
    clarity.identify("cus_1");
    expect(methods(arrive())).toEqual(["metadata", "event", "identify", "start"]);
  });
});

describe("D6 an address that names somebody", () => {
  test("stops it before it can look, and the next clean one starts it again", () => {
    goTo("/");
    openClarity("p1");
    const heard = arrive();
    heard.length = 0;
    goTo("/orders/ord_1/Asha");
    goTo("/orders/ord_1/Asha?panel=account");
    expect(new Set(methods(heard))).toEqual(new Set(["stop"]));
    heard.length = 0;
    goTo("/");
    goTo("/online-puja");
    expect(heard).toEqual([["start"]]);
  });

  test("is not seen where one comes to it by Back either", () => {
    goTo("/");
    openClarity("p1");
    const heard = arrive();
    heard.length = 0;
    replaceState.call(window.history, null, "", "/orders/ord_1/Asha");
    window.dispatchEvent(new PopStateEvent("popstate"));
    // Those opened by the tests before listen too.
    expect(new Set(methods(heard))).toEqual(new Set(["stop"]));
  });

  test("that is open when its script arrives keeps it from starting until the next", () => {
    goTo("/");
    openClarity("p1");
    goTo("/orders/ord_1/Asha");
    const heard = arrive();
    expect(methods(heard)).toEqual(["metadata"]);
    goTo("/");
    expect(heard.at(-1)).toEqual(["start", { projectId: "p1" }]);
  });

  test("that was passed before its script started it takes that start back, and gives it again", () => {
    goTo("/");
    openClarity("p1");
    page.clarity?.("start", { projectId: "p1" });
    goTo("/orders/ord_1/Asha");
    expect(methods(page.clarity?.q ?? [])).toEqual(["metadata"]);
    goTo("/");
    expect(page.clarity?.q?.at(-1)).toEqual(["start", { projectId: "p1" }]);
  });
});
