// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openRequestForm } from "../../../../test/open-request-form.tsx";
import { texts } from "./panel.tsx";
import { TicketForm } from "./ticket-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = "";
});

test("the form of the help panel takes the focus from nothing: phone and WhatsApp stand above it", async () => {
  await Promise.all(texts.map((text) => text.load("en")));
  const element = <TicketForm order={undefined} about={null} onCreated={() => {}} />;
  await openRequestForm({ element, path: "/noauth-api/v1/support/createTicket" });
  expect(screen.getByRole("textbox", { name: "Order number, if you have one" })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
