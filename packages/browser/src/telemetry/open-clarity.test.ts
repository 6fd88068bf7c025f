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

/** Simulates the tag's script on arrival: it takes over the queue and starts. */
function arrive() {
  page.clarity?.("start", { projectId: "p1" });
  const waiting = page.clarity?.q ?? [];
  const calls: unknown[][] = [];
  page.clarity = (...call) => void calls.push(call);
  while (waiting.length > 0) page.clarity(...(waiting.shift() ?? []));
  return calls;
}
const methods = (calls: unknown[][]) => calls.map(([method]) => method);

describe("Clarity's script", () => {
  test("is fetched for the configured project, and the page is masked", () => {
    goTo("/online-puja");
    openClarity("abc123");
    expect(tag()?.src).toBe("https://www.clarity.ms/tag/abc123?trustedTypes=clarity");
    expect(tag()?.async).toBe(true);
    expect(document.body.getAttribute("data-clarity-mask")).toBe("true");
  });

  test("is loaded through our Trusted Types policy, which rejects any other URL", () => {
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

describe("calls to Clarity", () => {
  test("are queued until its script has loaded", () => {
    goTo("/");
    const clarity = openClarity("p1");
    clarity.event("LABEL_PAY");
    clarity.identify("cus_1");
    expect(methods(arrive())).toEqual(["metadata", "event", "identify", "start"]);
  });
});

describe("D6 a URL with personal data", () => {
  test("stops Clarity before it reads the URL, and the next clean URL starts it again", () => {
    goTo("/");
    openClarity("p1");
    const calls = arrive();
    calls.length = 0;
    goTo("/orders/ord_1/Asha");
    goTo("/orders/ord_1/Asha?panel=account");
    expect(new Set(methods(calls))).toEqual(new Set(["stop"]));
    calls.length = 0;
    goTo("/");
    goTo("/online-puja");
    expect(calls).toEqual([["start"]]);
  });

  test("is not recorded when it is reached by Back", () => {
    goTo("/");
    openClarity("p1");
    const calls = arrive();
    calls.length = 0;
    replaceState.call(window.history, null, "", "/orders/ord_1/Asha");
    window.dispatchEvent(new PopStateEvent("popstate"));
    // Instances of earlier tests are also listening.
    expect(new Set(methods(calls))).toEqual(new Set(["stop"]));
  });

  test("that is open when the script arrives delays its start until the next clean URL", () => {
    goTo("/");
    openClarity("p1");
    goTo("/orders/ord_1/Asha");
    const calls = arrive();
    expect(methods(calls)).toEqual(["metadata"]);
    goTo("/");
    expect(calls.at(-1)).toEqual(["start", { projectId: "p1" }]);
  });

  test("that was visited before the script arrived cancels the queued start, which is queued again afterwards", () => {
    goTo("/");
    openClarity("p1");
    page.clarity?.("start", { projectId: "p1" });
    goTo("/orders/ord_1/Asha");
    expect(methods(page.clarity?.q ?? [])).toEqual(["metadata"]);
    goTo("/");
    expect(page.clarity?.q?.at(-1)).toEqual(["start", { projectId: "p1" }]);
  });
});
