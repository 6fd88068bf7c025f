// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { patience } from "../../../test/patience.ts";
import { screens } from "../routes.tsx";
import { trackPageViews } from "./track-page-views.ts";

// As in a browser, where a page that is shown is loaded.
beforeAll(async () => {
  await Promise.all(screens.map(({ lazy }) => typeof lazy === "function" && lazy()));
}, 120_000);

const { pushState, replaceState } = window.history;
beforeEach(() => void Object.assign(window.history, { pushState, replaceState }));

/** A tab opened at `address`, and the events that its analytics received. */
function open(address: string) {
  window.history.replaceState(null, "", address);
  const event = vi.fn<(name: string) => void>();
  const analytics = { event, identify: vi.fn(), set: vi.fn(), sessionId: () => undefined, attach: vi.fn() };
  trackPageViews({ analytics });
  return () => event.mock.calls.flat();
}
const goTo = (address: string) => window.history.pushState(null, "", address);

test("§9 LABEL_ events name each page of a booking, the first one included", async () => {
  const tracked = open("/online-puja?deity=shiva");
  goTo("/pooja/pj_1");
  goTo("/pooja/book-now-pay-later/851/pk_1/pj_1");
  goTo("/puja/sankalp/pk_1?order_id=ord_1");
  goTo("/puja/sankalp/pk_1/vip");
  await vi.waitFor(
    () =>
      expect(tracked()).toEqual([
        "LABEL_VIEW_PUJAS",
        "LABEL_VIEW_PUJA",
        "LABEL_VIEW_PAY_LATER",
        "LABEL_VIEW_SANKALP",
        "LABEL_VIEW_SANKALP",
      ]),
    patience,
  );
});

test("a panel, a filter or a choice on a page is no other page, and going back to one is", async () => {
  const tracked = open("/pooja/pj_1");
  goTo("/pooja/pj_1?panel=account");
  window.history.replaceState(null, "", "/pooja/pj_1#reviews");
  goTo("/");
  goTo("/pooja/pj_1");
  await vi.waitFor(() => expect(tracked()).toEqual(["LABEL_VIEW_PUJA", "LABEL_VIEW_PUJA"]), patience);
});

test.each(["/", "/pooja/payment-confirmation", "/pooja/pj_1/continue", "/orders/ord_1/Asha", "/auth"])(
  "%s is none of them",
  async (address) => {
    const tracked = open(address);
    goTo("/online-puja");
    await vi.waitFor(() => expect(tracked()).toEqual(["LABEL_VIEW_PUJAS"]), patience);
  },
);
