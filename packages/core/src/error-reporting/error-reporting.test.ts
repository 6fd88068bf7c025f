import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  createDeferredReporter,
  cutMessage,
  type ErrorReporter,
  type ReportEvent,
  reportingRules,
  scrubBreadcrumb,
  scrubEvent,
  silentReporter,
} from "./index.ts";

const settled = () => new Promise(setImmediate);
const fake = () => ({ exception: vi.fn(), message: vi.fn(), identify: vi.fn() }) satisfies ErrorReporter;

test("§9 error reporting: breadcrumb limit 100, message truncation 250 characters, environment 'production', service version 8.55.0", () => {
  expect(reportingRules).toMatchObject({
    maxBreadcrumbs: 100,
    environment: "production",
    release: "8.55.0",
  });
  // The reporter adds its three dots.
  expect(reportingRules.maxValueLength + "...".length).toBe(250);
});

test("§7 an error-reporting service is initialised with trace sample rate 1, chunk-load errors ignored", () => {
  expect(reportingRules.tracesSampleRate).toBe(1);
  const ignores = (message: string) => reportingRules.ignoreErrors.some((wording) => wording.test(message));
  expect(ignores("Loading chunk 7 failed")).toBe(true);
  expect(ignores("Unexpected token <")).toBe(true);
  expect(ignores("x is not a function")).toBe(false);
});

describe("a reporter that is not loaded yet", () => {
  test("is loaded at the first error, and gets the earlier entries in order", async () => {
    const reporter = fake();
    const open = vi.fn(async () => reporter);
    const late = createDeferredReporter(open);
    late.identify("cus_1");
    late.message("slow", "warning", { ms: 7 });
    late.message("seen", "info");
    expect(open).not.toHaveBeenCalled();
    const thrown = new Error("broken");
    late.exception(thrown, { screen: "home" });
    expect(open).toHaveBeenCalledOnce();
    await settled();
    expect(reporter.identify).toHaveBeenCalledExactlyOnceWith("cus_1");
    expect(reporter.message.mock.calls).toEqual([
      ["slow", "warning", { ms: 7 }],
      ["seen", "info", undefined],
    ]);
    expect(reporter.exception).toHaveBeenCalledExactlyOnceWith(thrown, { screen: "home" });
    expect(reporter.identify.mock.invocationCallOrder[0]).toBeLessThan(
      reporter.message.mock.invocationCallOrder[0] ?? 0,
    );
  });

  test("is loaded at a message of level error, and when the page is idle", () => {
    const open = vi.fn(async () => fake());
    createDeferredReporter(open).message("Error Fetching Country!", "error");
    expect(open).toHaveBeenCalledOnce();
    createDeferredReporter(open).start();
    expect(open).toHaveBeenCalledTimes(2);
  });

  test("is loaded once, and then called directly", async () => {
    const reporter = fake();
    const open = vi.fn(async () => reporter);
    const late = createDeferredReporter(open);
    late.start();
    late.exception(new Error("one"));
    await settled();
    late.exception(new Error("two"));
    late.start();
    expect(reporter.exception).toHaveBeenCalledTimes(2);
    expect(open).toHaveBeenCalledOnce();
  });

  test("§8 chunk load errors are not reported", async () => {
    const reporter = fake();
    const open = vi.fn(async () => reporter);
    const late = createDeferredReporter(open);
    late.exception(new Error("Loading chunk 7 failed"));
    expect(open).not.toHaveBeenCalled();
    late.start();
    await settled();
    expect(reporter.exception).not.toHaveBeenCalled();
  });

  test("queues the first fifty entries", async () => {
    const reporter = fake();
    let arrive: (reporter: ErrorReporter) => void = () => {};
    const late = createDeferredReporter(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    for (let at = 0; at < 80; at += 1) late.exception(new Error(String(at)));
    arrive(reporter);
    await settled();
    expect(reporter.exception).toHaveBeenCalledTimes(50);
    expect(reporter.exception.mock.lastCall?.[0]).toMatchObject({ message: "49" });
  });

  test("drops breadcrumbs before errors, and keeps the latest breadcrumbs", async () => {
    const reporter = fake();
    const late = createDeferredReporter(async () => reporter);
    late.identify("cus_1");
    for (let at = 0; at < 60; at += 1) late.message(`GET /${at} 200`, "debug");
    late.message("slow", "warning");
    late.exception(new Error("crash"));
    await settled();
    expect(reporter.identify).toHaveBeenCalledOnce();
    expect(reporter.exception).toHaveBeenCalledOnce();
    const messages = reporter.message.mock.calls.map(([text]) => text);
    expect(messages).toHaveLength(48);
    expect(messages[0]).toBe("GET /13 200");
    expect(messages.slice(-2)).toEqual(["GET /59 200", "slow"]);
  });

  test("gets the user who signed in after its queue was full", async () => {
    const reporter = fake();
    const late = createDeferredReporter(async () => reporter);
    for (let at = 0; at < 50; at += 1) late.exception(new Error(String(at)));
    late.identify("cus_1");
    late.exception(new Error("one too many"));
    await settled();
    expect(reporter.identify).toHaveBeenCalledExactlyOnceWith("cus_1");
    expect(reporter.exception).toHaveBeenCalledTimes(50);
  });

  test("queues no breadcrumb when it is full of errors", async () => {
    const reporter = fake();
    let arrive: (reporter: ErrorReporter) => void = () => {};
    const late = createDeferredReporter(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    for (let at = 0; at < 50; at += 1) late.exception(new Error(String(at)));
    late.message("GET / 200", "debug");
    arrive(reporter);
    await settled();
    expect(reporter.exception).toHaveBeenCalledTimes(50);
    expect(reporter.message).not.toHaveBeenCalled();
  });

  test("after three failed downloads, an explicit start tries again", async () => {
    const reporter = fake();
    const lost = () => Promise.reject<ErrorReporter>(new Error("Loading chunk 7 failed"));
    const open = vi.fn((): Promise<ErrorReporter> => Promise.resolve(reporter));
    for (let at = 0; at < 3; at += 1) open.mockImplementationOnce(lost);
    const late = createDeferredReporter(open);
    for (let at = 0; at < 4; at += 1) {
      late.exception(new Error(String(at)));
      await settled();
    }
    expect(open).toHaveBeenCalledTimes(3);
    late.start();
    await settled();
    expect(reporter.exception).toHaveBeenCalledTimes(4);
    late.start();
    expect(open).toHaveBeenCalledTimes(4);
  });

  test("a failed download is retried at the next error, three times in all", async () => {
    const reporter = fake();
    const open = vi.fn(() => Promise.reject<ErrorReporter>(new Error("Loading chunk 7 failed")));
    const late = createDeferredReporter(open);
    for (let at = 0; at < 9; at += 1) {
      late.exception(new Error(String(at)));
      await settled();
    }
    expect(open).toHaveBeenCalledTimes(3);
    const healing = vi
      .fn((): Promise<ErrorReporter> => Promise.resolve(reporter))
      .mockImplementationOnce(open);
    const healed = createDeferredReporter(healing);
    healed.exception(new Error("kept"));
    await settled();
    healed.exception(new Error("next"));
    await settled();
    expect(reporter.exception.mock.calls.map(([thrown]) => thrown.message)).toEqual(["kept", "next"]);
  });

  test("an exception in the reporter breaks nothing else", async () => {
    const reporter = fake();
    reporter.exception.mockImplementation(() => {
      throw new Error("reporter");
    });
    const late = createDeferredReporter(async () => reporter);
    late.exception(new Error("one"));
    late.message("two", "error");
    await settled();
    expect(reporter.message).toHaveBeenCalledOnce();
    expect(() => late.exception(new Error("three"))).not.toThrow();
  });

  test("does nothing when none is configured", () => {
    expect(() => {
      silentReporter.start();
      silentReporter.exception(new Error("x"));
      silentReporter.message("x", "error");
      silentReporter.identify("cus_1");
    }).not.toThrow();
  });
});

describe("§9 message truncation 250 characters", () => {
  test("a longer message ends in dots at the 250th character", () => {
    expect(cutMessage("a".repeat(250))).toBe("a".repeat(250));
    expect(cutMessage("a".repeat(251))).toBe(`${"a".repeat(247)}...`);
  });

  test("no message is longer, and no character is cut in two", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 200, maxLength: 400 }), (text) => {
        const cut = cutMessage(text);
        expect(cut.length).toBeLessThanOrEqual(250);
        expect(cut).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
      }),
    );
  });
});

const event = {
  event_id: "0af7651916cd43dd8448eb211c80319c",
  timestamp: 1732100000.123,
  level: "error",
  platform: "javascript",
  environment: "production",
  release: "8.55.0",
  sdk: { name: "sentry.javascript.browser", version: "11.12.0" },
  message: "failed for 9876543210",
  transaction: "/orders/ord_1/Asha",
  logentry: { message: "9876543210" },
  user: { id: "cus_012345678901234567", email: "asha@example.com", ip_address: "{{auto}}", username: "Asha" },
  request: {
    url: "https://shop.test/order?token=abc&phone=9876543210#frag",
    headers: { Authorization: "Bearer abc", Referer: "https://shop.test/?token=abc" },
    cookies: { lang: "hi" },
    data: '{"name":"Asha"}',
    query_string: "token=abc",
  },
  exception: {
    values: [
      {
        type: "Error",
        value: "no answer for asha@example.com",
        mechanism: { type: "generic", handled: false },
        stacktrace: {
          frames: [
            {
              filename: "https://shop.test/assets/index-abc.js?again",
              abs_path: "https://shop.test/assets/index-abc.js?again",
              function: "render",
              lineno: 1,
              colno: 340566,
              vars: { phone: "9876543210" },
            },
            { function: "native" },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    { category: "navigation", data: { to: "/auth?token=abc", from: "/#Asha" }, timestamp: 1732100000 },
    { message: "GET https://shop.test/api?phone=9876543210", level: "info" },
  ],
  extra: { phone: "9876543210", status: 500 },
  tags: { code: "otp_limit", name: "Asha" },
  contexts: {
    trace: {
      trace_id: "0af7651916cd43dd8448eb211c80319c",
      span_id: "b7ad6b7169203331",
      data: { url: "/x?token=abc", "sentry.segment.name.source": "custom", name: "Asha" },
    },
    form: { name: "Asha" },
  },
};

test("a report keeps its ids, times and stack, and loses personal data", () => {
  const sent = scrubEvent(structuredClone(event) as ReportEvent);
  expect(sent).toEqual({
    event_id: event.event_id,
    timestamp: event.timestamp,
    level: "error",
    platform: "javascript",
    environment: "production",
    release: "8.55.0",
    sdk: event.sdk,
    message: "failed for [Filtered]",
    transaction: "/orders/ord_1/{name}",
    user: { id: "cus_012345678901234567" },
    request: { url: "https://shop.test/order" },
    exception: {
      values: [
        {
          type: "Error",
          value: "no answer for [Filtered]",
          mechanism: { type: "generic", handled: false },
          stacktrace: {
            frames: [
              {
                filename: "https://shop.test/assets/index-abc.js",
                abs_path: "https://shop.test/assets/index-abc.js",
                function: "render",
                lineno: 1,
                colno: 340566,
              },
              { function: "native" },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: "navigation", data: { to: "/auth", from: "/" }, timestamp: 1732100000 },
      { message: "GET https://shop.test/api", level: "info" },
    ],
    extra: { phone: "[Filtered]", status: 500 },
    tags: { code: "otp_limit", name: "[Filtered]" },
    contexts: {
      trace: {
        trace_id: event.contexts.trace.trace_id,
        span_id: "b7ad6b7169203331",
        data: { url: "/x", "sentry.segment.name.source": "custom", name: "[Filtered]" },
      },
      form: { name: "[Filtered]" },
    },
  });
});

test("the steps of a trace keep their ids and times, and lose personal data", () => {
  const ids = { span_id: "b7ad6b7169203331", trace_id: event.contexts.trace.trace_id, op: "browser" };
  const times = { start_timestamp: 1732100000.1, timestamp: 1732100000.2 };
  const trace = {
    ...{ type: "transaction", start_timestamp: 1732100000, transaction_info: { source: "custom" } },
    spans: [
      {
        ...{ ...ids, ...times },
        description: "GET /order?token=abc for 9876543210",
        data: { "sentry.origin": "manual", phone: "9876543210", url: "/auth?token=abc" },
        links: [{ attributes: { phone: "9876543210" } }],
      },
      { ...ids, ...times },
    ],
  };
  expect(scrubEvent<ReportEvent>(trace)).toEqual({
    ...trace,
    spans: [
      {
        ...{ ...ids, ...times },
        description: "GET /order for [Filtered]",
        data: { "sentry.origin": "manual", phone: "[Filtered]", url: "/auth" },
      },
      { ...ids, ...times },
    ],
  });
});

test("unknown fields of a report are left out, and how an error was caught is scrubbed", () => {
  const report = {
    ...{ threads: { values: [{ name: "Asha" }] }, server_name: "Asha's phone", anything: "9876543210" },
    fingerprint: ["{{ default }}", "of 9876543210"],
    exception: {
      values: [{ value: "x", mechanism: { type: "generic", handled: false, data: { phone: "9876543210" } } }],
    },
  };
  expect(scrubEvent<ReportEvent>(report)).toEqual({
    fingerprint: ["{{ default }}", "of [Filtered]"],
    exception: {
      values: [{ value: "x", mechanism: { type: "generic", handled: false, data: { phone: "[Filtered]" } } }],
    },
  });
});

test("the reporter's own fields are unchanged", () => {
  const own = {
    event_id: "0123456789abcdef0123456789abcdef",
    type: "transaction",
    level: "error",
    platform: "javascript",
    logger: "shop",
    environment: "production",
    release: "8.55.0",
    dist: "1",
    sdk: { name: "sentry.javascript.browser" },
    timestamp: 1_700_000_000.5,
    start_timestamp: 1_700_000_000,
    transaction_info: { source: "route" },
    measurements: { lcp: { value: 1200, unit: "millisecond" } },
    debug_meta: { images: [] },
    sdkProcessingMetadata: { sampleRate: 1 },
  };
  expect(scrubEvent(own as ReportEvent)).toEqual(own);
});

test("an error without frames and a report without a trace are sent as they are", () => {
  const event: ReportEvent = {
    exception: { values: [{ value: "broken", stacktrace: {} }] },
    contexts: { trace: null, browser: { version: "153" } },
  };
  expect(scrubEvent(event)).toEqual({
    exception: { values: [{ value: "broken", stacktrace: {} }] },
    contexts: { browser: { version: "153" } },
  });
});

test("an empty report stays empty", () => {
  expect(scrubEvent({})).toEqual({});
  expect(scrubEvent({ exception: {}, user: {}, request: {}, contexts: {} })).toEqual({ contexts: {} });
  expect(scrubBreadcrumb({})).toEqual({});
});

test("for any report: no secret is sent, no message is too long, and it stays JSON", () => {
  const token = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString("base64url"));
  const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  const needle = fc.oneof(token, phone, fc.constant("asha@mail.example"));
  const text = fc
    .tuple(fc.lorem({ maxCount: 4 }), needle, fc.constantFrom(" ", "?t=", "/", "=", '{"name":"'))
    .map(([text, secret, between]) => `${text} /x${between}${secret}`.slice(0, 300));
  const data = fc.dictionary(fc.constantFrom("a", "name", "phone", "to", "url"), fc.oneof(text, needle));
  const report = fc.record({
    message: text,
    transaction: text,
    exception: fc.record({ values: fc.array(fc.record({ type: fc.constant("Error"), value: text })) }),
    breadcrumbs: fc.array(fc.record({ message: text, data })),
    extra: data,
    tags: data,
    contexts: fc.record({ form: data, trace: fc.record({ trace_id: fc.constant("0af7"), data }) }),
    request: fc.record({ url: text, headers: data }),
  });
  fc.assert(
    fc.property(report, (made) => {
      const sent = scrubEvent<ReportEvent>(made);
      expect(JSON.stringify(sent)).not.toMatch(/[\w-]{43}|\d{10}|mail\.example/);
      expect(sent.message?.length).toBeLessThanOrEqual(250);
      for (const { value } of sent.exception?.values ?? []) expect(value?.length).toBeLessThanOrEqual(250);
    }),
    { numRuns: 300 },
  );
});
