import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BridgedWindow, openBridge } from "./open-bridge.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const message = { type: "ready", payload: { path: "/widget/pujas" } };

/** A window whose ready event can be fired. */
function open(bridges: Partial<BridgedWindow> = {}) {
  const events = new EventTarget();
  const view: BridgedWindow = {
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
    ...bridges,
  };
  return { view, ready: () => events.dispatchEvent(new Event("flutterInAppWebViewPlatformReady")) };
}

/** As react-native-webview puts it in: a method that takes text alone, needs its object, and answers nothing. */
function reactNative() {
  const received: unknown[] = [];
  return {
    received,
    postMessage(text: unknown) {
      if (this?.received !== received) throw new TypeError("Illegal invocation");
      if (typeof text !== "string") throw new TypeError("postMessage takes a string");
      received.push(JSON.parse(text));
    },
  };
}

/** As flutter_inappwebview puts it in: no answer before its ready event, then the app's; null where it has no such handler. */
function flutter(handlers: Record<string, (given: unknown) => unknown>, _platformReady = false) {
  return {
    _platformReady,
    callHandler(name: string, given: object) {
      if (!this._platformReady) return new Promise(() => {});
      return Promise.resolve(handlers[name] ? handlers[name](structuredClone(given)) : null);
    },
  };
}

test("React Native gets each message as text, in order", async () => {
  const ReactNativeWebView = reactNative();
  const bridge = openBridge(open({ ReactNativeWebView }).view, true);
  const sent = [bridge.send(message), bridge.send({ type: "second" })];
  expect(await Promise.all(sent)).toEqual([true, true]);
  expect(ReactNativeWebView.received).toEqual([message, { type: "second" }]);
  expect(await bridge.isThere()).toBe(true);
});

test("Flutter gets nothing before it is ready, and then everything", async () => {
  const hear = vi.fn(() => true);
  const flutter_inappwebview = flutter({ aradhana: hear });
  const { view, ready } = open({ flutter_inappwebview });
  const bridge = openBridge(view, true);
  const sent = bridge.send(message);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hear).not.toHaveBeenCalled();
  // Its own script fires the event first and sets the flag after.
  ready();
  flutter_inappwebview._platformReady = true;
  expect(await sent).toBe(true);
  expect(hear).toHaveBeenCalledExactlyOnceWith(message);
});

test("a Flutter app that was ready before us is found by its flag", async () => {
  const flutter_inappwebview = flutter({ aradhana: () => undefined }, true);
  expect(await openBridge(open({ flutter_inappwebview }).view, true).send(message)).toBe(true);
});

test.each([
  ["says no", { aradhana: () => false }],
  ["has no handler of our name", {}],
  ["throws", { aradhana: () => Promise.reject(new Error("PlatformException")) }],
])("an app that %s did nothing with it", async (_, handlers) => {
  const flutter_inappwebview = flutter(handlers, true);
  expect(await openBridge(open({ flutter_inappwebview }).view, true).send(message)).toBe(false);
});

test.each([["text"], [7], [{ ok: true }]])("any other answer, as %j, is as good as none", async (answer) => {
  const flutter_inappwebview = flutter({ aradhana: () => answer }, true);
  expect(await openBridge(open({ flutter_inappwebview }).view, true).send(message)).toBe(true);
});

test("a bridge that throws is no fault of the page", async () => {
  const ReactNativeWebView = {
    postMessage() {
      throw new Error("the app is gone");
    },
  };
  expect(await openBridge(open({ ReactNativeWebView }).view, true).send(message)).toBe(false);
});

test("a bridge that comes late is still found, and what waited goes through it", async () => {
  const { view } = open();
  const bridge = openBridge(view, true);
  const sent = bridge.send(message);
  await vi.advanceTimersByTimeAsync(2_500);
  const ReactNativeWebView = reactNative();
  view.ReactNativeWebView = ReactNativeWebView;
  await vi.advanceTimersByTimeAsync(100);
  expect(await sent).toBe(true);
  expect(ReactNativeWebView.received).toEqual([message]);
});

test("where none comes, that is known after three seconds (B-43)", async () => {
  const bridge = openBridge(open().view, true);
  const known = vi.fn();
  void bridge.isThere().then(known);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(known).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(known).toHaveBeenCalledExactlyOnceWith(false);
  expect(await bridge.send(message)).toBe(false);
});

test("in a browser without an app, nothing waits", async () => {
  expect(await openBridge(open().view, false).isThere()).toBe(false);
});
