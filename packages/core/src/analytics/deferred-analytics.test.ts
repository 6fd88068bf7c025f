import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { analyticsSessionId, type ClarityCall, createClarity, createDeferredAnalytics } from "./index.ts";

const tool = (sessionId?: string) => ({
  identify: vi.fn(),
  set: vi.fn(),
  event: vi.fn(),
  sessionId: () => sessionId,
});

describe("before the tool has loaded", () => {
  test("§7 identify, set and event are queued and replayed in order", () => {
    const late = createDeferredAnalytics();
    late.set("status", "500");
    late.event("SERVER_ERROR");
    late.identify("cus_1");
    const calls: unknown[][] = [];
    late.attach({
      identify: (...args) => calls.push(["identify", ...args]),
      set: (...args) => calls.push(["set", ...args]),
      event: (...args) => calls.push(["event", ...args]),
      sessionId: () => undefined,
    });
    expect(calls).toEqual([
      ["set", "status", "500"],
      ["event", "SERVER_ERROR"],
      ["identify", "cus_1"],
    ]);
  });

  test("later calls go straight to the tool, once", () => {
    const late = createDeferredAnalytics();
    const clarity = tool();
    late.attach(clarity);
    late.event("LABEL_PAY");
    late.attach(clarity);
    expect(clarity.event).toHaveBeenCalledExactlyOnceWith("LABEL_PAY");
  });

  test("at most a hundred calls are queued", () => {
    const late = createDeferredAnalytics();
    for (let at = 0; at < 150; at += 1) late.event(`E${at}`);
    const clarity = tool();
    late.attach(clarity);
    expect(clarity.event).toHaveBeenCalledTimes(100);
    expect(clarity.event).toHaveBeenLastCalledWith("E99");
  });

  test("when no tool is configured, nothing is queued and nothing fails", () => {
    const late = createDeferredAnalytics();
    late.event("BEFORE");
    late.attach(undefined);
    late.event("AFTER");
    expect(late.sessionId()).toBeUndefined();
    const clarity = tool();
    late.attach(clarity);
    expect(clarity.event).not.toHaveBeenCalled();
  });

  test("the session id is undefined until the tool reports it", () => {
    const late = createDeferredAnalytics();
    expect(late.sessionId()).toBeUndefined();
    late.attach(tool("s1"));
    expect(late.sessionId()).toBe("s1");
  });
});

describe("Microsoft Clarity", () => {
  const open = () => {
    const call = vi.fn<ClarityCall>();
    return { call, clarity: createClarity(call) };
  };

  test("is called with the arguments its own script expects", () => {
    const { call, clarity } = open();
    clarity.set("method", "GET");
    clarity.event("UNAUTHORIZED");
    expect(call.mock.calls.slice(1)).toEqual([
      ["set", "method", "GET"],
      ["event", "UNAUTHORIZED"],
    ]);
  });

  test("receives an id and no friendly name", () => {
    const { call, clarity } = open();
    clarity.identify("cus_1");
    expect(call).toHaveBeenLastCalledWith("identify", "cus_1");
  });

  test("reports its session id without waiting for a recording", () => {
    const { call, clarity } = open();
    const [name, report, waits] = call.mock.calls[0] ?? [];
    expect([name, waits]).toEqual(["metadata", false]);
    expect(clarity.sessionId()).toBeUndefined();
    (report as (data: unknown) => void)({ sessionId: "s1" });
    expect(clarity.sessionId()).toBe("s1");
    (report as (data: unknown) => void)(null);
    expect(clarity.sessionId()).toBeUndefined();
  });

  test("receives no personal data and no value above its length limit", () => {
    const { call, clarity } = open();
    clarity.set("url", "https://shop.test/x?phone=9876543210");
    expect(call).toHaveBeenLastCalledWith("set", "url", "https://shop.test/x");
    clarity.event("words ".repeat(100));
    expect(String(call.mock.lastCall?.[1])).toHaveLength(254);
  });
});

describe("§9 the analytics session id comes first from the analytics tool, then cookie _clsk, then _clck", () => {
  const cookies = "a=1; _clck=user1%5E2%5Eg1%5E0%5E2150; lang=hi; _clsk=sess1%5E1732%5E1%5E1%5Ex.clarity.ms";

  test.each([
    ["tool1", cookies, "tool1"],
    [undefined, cookies, "sess1"],
    ["", cookies, "sess1"],
    [undefined, "_clck=user1%5E2", "user1"],
    [undefined, "_clsk=sess1^1732;_clck=user1", "sess1"],
    [undefined, "_clsk=old1|1732|1", "old1"],
    [undefined, "_clsk=old1%7c1732", "old1"],
    [undefined, "_clsk=sess1", "sess1"],
    [undefined, "x_clsk=no; _clskx=no", undefined],
    [undefined, "_clsk=; _clck=user1", "user1"],
    [undefined, "_clsk=a b^1; _clck=user1", "user1"],
    [undefined, "", undefined],
  ])("%j and cookie %j give %j", (fromTool, given, id) => {
    expect(analyticsSessionId(fromTool, given)).toBe(id);
  });

  test("any cookie value gives a session id that is safe in a header", () => {
    fc.assert(
      fc.property(anyText(), (garbage) => {
        expect(analyticsSessionId(undefined, `_clsk=${garbage}; _clck=${garbage}`) ?? "").toMatch(
          /^\w{0,64}$/,
        );
      }),
    );
  });
});
