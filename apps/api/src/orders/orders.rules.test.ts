import { orderState, orderType } from "@aradhana/core/contract";
import { describe, expect, test } from "vitest";
import { lines } from "../lines/lines.ts";
import { pujaSteps } from "../lines/ritual-steps.rules.ts";
import { isWithPriests, nextActionOf, orderNumber, payableUntil, stateOfParts } from "./orders.rules.ts";
import { type OrderHistory, timelineOf } from "./timeline.rules.ts";

const at = (time: string) => new Date(`2026-11-${time}Z`);
const schedule = {
  cutoffAt: at("24T12:00:00"),
  startsAt: at("25T01:00:00"),
  endsAt: at("25T03:00:00"),
  videoEtaHours: 48,
  prasadEtaDays: 10,
};
const booking: OrderHistory = {
  state: "created",
  events: [{ state: "created", at: at("20T10:00:00") }],
  evidence: [],
  planned: pujaSteps(schedule),
};
const event = (state: OrderHistory["state"], time: string) => ({ state, at: at(time) });

describe("the timeline of an order", () => {
  test("shows all steps of a new order with the promised times", () => {
    const steps = timelineOf(booking);
    expect(steps.map((step) => step.state)).toEqual([
      "created",
      "paid",
      "sankalp_received",
      "scheduled",
      "live",
      "performed",
      "video_ready",
      "prasad_dispatched",
      "delivered",
    ]);
    expect(steps[0]?.at).toEqual(at("20T10:00:00"));
    expect(steps.find((step) => step.state === "video_ready")?.plannedAt).toEqual(at("27T03:00:00"));
  });

  test("has no delivery step if no prasad is sent", () => {
    expect(
      timelineOf({ ...booking, planned: pujaSteps({ ...schedule, prasadEtaDays: null }) }).at(-1)?.state,
    ).toBe("video_ready");
  });

  test("shows a failed payment until the order is paid", () => {
    const failed = event("payment_failed", "20T10:05:00");
    const trying: OrderHistory = { ...booking, state: "payment_failed", events: [...booking.events, failed] };
    expect(
      timelineOf(trying)
        .map((step) => step.state)
        .slice(0, 2),
    ).toEqual(["created", "payment_failed"]);

    const paid: OrderHistory = {
      ...trying,
      state: "paid",
      events: [...trying.events, event("paid", "20T10:09:00")],
    };
    expect(
      timelineOf(paid)
        .map((step) => step.state)
        .slice(0, 3),
    ).toEqual(["created", "paid", "sankalp_received"]);
  });

  const mala: OrderHistory = {
    ...booking,
    planned: (["confirmed", "energising", "packed", "shipped", "delivered"] as const).map((state) => [
      state,
      null,
    ]),
  };
  test.each([
    ["confirmed", ["energising", "packed", "shipped", "delivered"]],
    ["packed", ["shipped", "delivered"]],
    ["out_for_delivery", ["delivered"]],
    ["delivered", []],
  ] as const)("of goods that are %s has no step ahead that was left out", (state, ahead) => {
    const events = [
      event("paid", "20T10:09:00"),
      event("confirmed", "20T10:09:00"),
      event(state, "21T10:00:00"),
    ];
    const steps = timelineOf({ ...mala, state, events });
    expect(steps.filter(({ at }) => at === null).map((step) => step.state)).toEqual(ahead);
  });

  test("still promises the recording of a puja whose prasad was sent first", () => {
    const sent: OrderHistory = {
      ...{ ...booking, state: "prasad_dispatched" },
      events: [event("performed", "25T03:00:00"), event("prasad_dispatched", "26T03:00:00")],
    };
    const ahead = timelineOf(sent).filter(({ at }) => at === null);
    expect(ahead.map(({ state }) => state)).toEqual(["video_ready", "delivered"]);
  });

  test("shows the newest evidence of a step", () => {
    const evidence = [
      { state: "created" as const, url: "https://video.test/1" },
      { state: "created" as const, url: "https://video.test/2" },
    ];
    expect(timelineOf({ ...booking, evidence })[0]?.evidenceUrl).toBe("https://video.test/2");
  });

  test("of a moved date has the names where they were given, and everything else ahead", () => {
    const moved: OrderHistory = {
      ...{ ...booking, state: "sankalp_received" },
      events: [
        ...booking.events,
        event("paid", "20T10:09:00"),
        event("sankalp_received", "20T11:00:00"),
        event("scheduled", "24T12:00:00"),
        event("rescheduled", "24T13:00:00"),
        event("sankalp_received", "24T13:00:00"),
      ],
    };
    const steps = timelineOf(moved).slice(0, 5);
    expect(steps.map(({ state, at: time }) => [state, time])).toEqual([
      ["created", at("20T10:00:00")],
      ["paid", at("20T10:09:00")],
      ["sankalp_received", at("20T11:00:00")],
      ["rescheduled", at("24T13:00:00")],
      ["scheduled", null],
    ]);
  });

  test("has no planned steps once the order has expired", () => {
    const expired: OrderHistory = {
      ...booking,
      state: "expired",
      events: [...booking.events, event("expired", "20T11:00:00")],
    };
    expect(timelineOf(expired).every((step) => step.at)).toBe(true);
  });
});

describe("the next action of an order", () => {
  const { names } = lines.pooja;
  const order = { payableUntil: at("20T11:00:00"), namesUntil: at("24T12:00:00") };

  test.each([
    ["created", "20T10:30:00", "pay"],
    ["payment_failed", "20T10:30:00", "pay"],
    ["payment_pending", "20T11:00:00", "none"],
    ["paid", "20T12:00:00", "fill_sankalp"],
    ["sankalp_due", "24T11:59:59", "fill_sankalp"],
    ["sankalp_due", "24T12:00:00", "wait"],
    ["sankalp_received", "24T11:59:59", "edit_sankalp"],
    ["sankalp_received", "24T12:00:00", "wait"],
    ["performed", "26T12:00:00", "wait"],
    ["delivered", "29T12:00:00", "none"],
  ] as const)("in state %s at %s is %s", (state, time, action) => {
    expect(nextActionOf({ ...order, names, state }, at(time))).toBe(action);
  });

  test.each([
    ["pending", "20T10:30:00", "wait"],
    ["pending", "20T12:00:00", "wait"],
    ["mismatch", "20T10:30:00", "wait"],
    ["created", "20T10:30:00", "pay"],
    ["failed_retryable", "20T10:30:00", "pay"],
  ] as const)("with a payment that is %s at %s is %s", (paymentState, time, action) => {
    const state = "payment_pending" as const;
    expect(nextActionOf({ ...order, names, state, paymentState }, at(time))).toBe(action);
  });

  test("is defined for every state", () => {
    for (const state of orderState.options)
      expect(nextActionOf({ ...order, names, state }, at("21T00:00:00"))).toBeTruthy();
  });
});

test("an order of a line without names needs no action of its buyer once it is paid", () => {
  const order = { payableUntil: at("20T11:00:00"), namesUntil: at("24T12:00:00"), names: null };
  expect(nextActionOf({ ...order, state: "created" }, at("20T10:30:00"))).toBe("pay");
  expect(nextActionOf({ ...order, state: "paid" }, at("20T10:30:00"))).toBe("wait");
});

test.each(orderType.options)(
  "a %s order whose names can still be changed is not with the priests",
  (type) => {
    const { names } = lines[type];
    const changeable = names ? [names.due, names.received] : [];
    expect(changeable.map(isWithPriests)).not.toContain(true);
    expect(isWithPriests("scheduled")).toBe(true);
  },
);

test("an order can be paid for an hour, but not past the closing time", () => {
  const created = at("20T10:00:00");
  expect(payableUntil(created, [{ cutoffAt: at("24T12:00:00") }])).toEqual(at("20T11:00:00"));
  expect(payableUntil(created, [{ cutoffAt: at("20T10:20:00") }])).toEqual(at("20T10:20:00"));
});

test("an order with goods keeps them for ten minutes", () => {
  const ritual = { cutoffAt: at("24T12:00:00") };
  const good = { cutoffAt: at("24T12:00:00"), parcel: {} };
  expect(payableUntil(at("20T10:00:00"), [ritual, good])).toEqual(at("20T10:10:00"));
});

test.each([
  ["of a ritual that waits for its names", ["confirmed", "names_due"], "names_due"],
  ["of the parcel, once the ritual is recorded", ["video_ready", "shipped"], "shipped"],
  ["of what is left, when a part was cancelled", ["cancelled", "delivered"], "delivered"],
  ["cancelled, when all of it was", ["cancelled", "cancelled"], "cancelled"],
] as const)("the state of a cart's order is that %s", (_, parts, state) => {
  expect(stateOfParts(parts)).toBe(state);
});

test("an order number has no letters that sound or look alike", () => {
  expect(orderNumber(new Uint8Array(10).fill(255))).toMatch(/^AR-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
});
