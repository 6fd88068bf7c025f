// @vitest-environment jsdom
import { loadWithRetry } from "@aradhana/browser/lazy";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { openRequestForm, refused } from "../../../../test/open-request-form.tsx";
import { patience } from "../../../../test/patience.ts";
import type { NotifyFormProps } from "./notify-form.tsx";
import { NotifyMe } from "./notify-me.tsx";

vi.mock(import("@aradhana/browser/lazy"), { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = "";
});

const messages = {
  en: { open: "Notify me when booking opens", lost: "The form did not load." },
  hi: { open: "बुकिंग खुलने पर बताएँ", lost: "फ़ॉर्म नहीं खुला।" },
};
const item = { item_type: "pooja", item_id: idOf("pj", "one") } as const;

const open = (
  responses?: (() => Response)[],
  language: "en" | "hi" = "en",
  waitedFor: NotifyFormProps = item,
) =>
  openRequestForm({
    element: <NotifyMe {...waitedFor} messages={messages[language]} />,
    ...{ path: "/noauth-api/v1/notify", responses, language },
  });

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const consent = () => screen.findByRole<HTMLInputElement>("checkbox", { name: /one message on this number/ });
const field = (name = "Mobile number") => screen.findByRole<HTMLInputElement>("textbox", { name });
async function send(number: string) {
  press("Notify me when booking opens");
  fireEvent.change(await field(), { target: { value: number } });
  fireEvent.click(await consent());
  press("Notify me");
}

test("a number is sent with consent, and the visitor reads that it was taken", async () => {
  const requests = await open();
  press("Notify me when booking opens");
  const input = await field();
  await vi.waitFor(() => expect(document.activeElement).toBe(input), patience);
  fireEvent.change(input, { target: { value: "98765 43210" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Send it on WhatsApp, not by SMS" }));
  fireEvent.click(await consent());
  press("Notify me");
  const done = await screen.findByText(/We will message you when booking opens\./);
  const status = done.closest("[role=status]");
  await vi.waitFor(() => expect(document.activeElement).toBe(status?.parentElement), patience);
  const phone = { dial_code: "91", number: "9876543210" };
  expect(requests).toEqual([{ ...item, phone, channel: "whatsapp", consent: true, lang: "en" }]);
});

test("a product that is out of stock is waited for by name, and the visitor reads when the message comes", async () => {
  const product = { item_type: "abhimantrit", item_id: idOf("pd", "one") } as const;
  const requests = await open([], "en", product);
  await send("9876543210");
  await screen.findByText("Done. We will message you when it is back in stock.");
  expect(requests).toEqual([expect.objectContaining(product)]);
});

test("an astrologer without a free time is waited for by name, and the visitor reads when the message comes", async () => {
  const astrologer = { item_type: "consultation", item_id: idOf("ag", "one") } as const;
  const requests = await open([], "en", astrologer);
  await send("9876543210");
  await screen.findByText("Done. We will message you when a time is available.");
  expect(requests).toEqual([expect.objectContaining(astrologer)]);
});

test("without a tick the message comes by SMS, in Hindi on a Hindi page", async () => {
  const requests = await open([], "hi");
  press("बुकिंग खुलने पर बताएँ");
  fireEvent.change(await field("मोबाइल नंबर"), { target: { value: "9876543210" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /इस नंबर पर एक मैसेज/ }));
  press("मुझे बताएँ");
  await screen.findByText(/बुकिंग खुलते ही/);
  expect(requests).toEqual([expect.objectContaining({ channel: "sms", lang: "hi" })]);
});

test("the form says what happens to the number before it is sent", async () => {
  await open();
  press("Notify me when booking opens");
  await screen.findByText(/It is deleted after that, at the latest after 90 days/);
  expect(screen.getByRole("link", { name: "Privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
});

test("nothing is sent until the visitor agrees, which no box does beforehand", async () => {
  const requests = await open();
  press("Notify me when booking opens");
  fireEvent.change(await field(), { target: { value: "9876543210" } });
  expect((await consent()).checked).toBe(false);
  press("Notify me");
  await screen.findByText("Tick this box to get the message");
  await vi.waitFor(async () => expect(document.activeElement).toBe(await consent()), patience);
  expect(requests).toEqual([]);
});

test("a wrong number is explained in its field and not sent", async () => {
  const requests = await open();
  await send("12345");
  const input = await field();
  await vi.waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"), patience);
  expect(document.activeElement).toBe(input);
  expect(requests).toEqual([]);
});

test("too many requests say how long to wait", async () => {
  await open([() => refused("too_many_requests", 429, { "retry-after": "40" })]);
  await send("9876543210");
  expect((await screen.findByRole("alert")).textContent).toContain("Try again in 40 s.");
});

test("without a connection the number stays, and can be sent again", async () => {
  const requests = await open([
    () => {
      throw new TypeError("Failed to fetch");
    },
  ]);
  await send("9876543210");
  expect((await screen.findByRole("alert")).textContent).toContain("No connection.");
  expect((await field()).value).toBe("9876543210");
  press("Notify me");
  await screen.findByRole("status");
  expect(requests).toHaveLength(2);
});

test("a form that did not load can be opened again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await open();
  vi.mocked(loadWithRetry).mockRejectedValueOnce(
    new TypeError("Failed to fetch dynamically imported module: /assets/a.js"),
  );
  press("Notify me when booking opens");
  expect((await screen.findByRole("alert")).textContent).toContain("did not load");
  press("Notify me when booking opens");
  expect(await field()).toBeTruthy();
});
