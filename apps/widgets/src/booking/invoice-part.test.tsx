import { invoiceLostMessages, invoiceMessages } from "@aradhana/checkout/messages-en";
import { loadWithRetry } from "@aradhana/core/lazy";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { answerBookings, bookingOf } from "../../test/fill-booking.ts";
import { openWidget } from "../../test/open-widget.tsx";

vi.mock(import("@aradhana/core/lazy"), { spy: true });

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  answerBookings(server);
});
afterEach(cleanup);
afterAll(() => server.close());

test("an invoice form that did not load says so, and can be loaded again", async () => {
  vi.mocked(loadWithRetry).mockRejectedValueOnce(new Error("Loading chunk /assets/a.js failed"));
  await openWidget(server.url, bookingOf("single"));
  expect((await screen.findByText(invoiceLostMessages.lost)).role).toBe("alert");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("checkbox", { name: invoiceMessages.business })).toBeTruthy();
  expect(screen.queryByText(invoiceLostMessages.lost)).toBeNull();
});
