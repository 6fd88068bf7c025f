// @vitest-environment jsdom
import type { ApiClient } from "@aradhana/core/api";
import type { Mandate } from "@aradhana/core/contract";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { idOf, inr, serverTime } from "../../../../test/fixtures.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { MandateRow } from "./mandate-row.tsx";
import { mandatesText } from "./text.ts";

beforeAll(() =>
  Promise.all([mandatesText, errorTexts].flatMap((text) => [text.load("en"), text.load("hi")])),
);
afterEach(cleanup);

const mandate = (changes: Partial<Mandate>): Mandate => ({
  ...{ id: idOf("md", "one"), state: "active", paused_by: null, frequency: "weekly", orders: 1 },
  ...{ image: { name: "", alt: "" }, max_amount: inr(151), ends_at: serverTime, next: null },
  ...{ title: "Tulsi leaves", last_problem: null, ...changes },
});

test("a repeated offering that was paused is shown again once the list is read in another language", async () => {
  const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
  const results = mandate({ state: "paused", paused_by: "buyer" });
  const post = async () => Response.json({ success: true, message: "", results, meta });
  const api = { get: post, post, write: post } satisfies ApiClient;
  const page = (language: "en" | "hi", stored: Mandate) => (
    <VisitorProvider value={{ country: "in", language }}>
      <BrowserProvider value={{ api } as unknown as BrowserServices}>
        <MandateRow stored={stored} />
      </BrowserProvider>
    </VisitorProvider>
  );
  const { rerender } = render(page("en", mandate({})));
  fireEvent.click(screen.getByRole("button", { name: /^Pause/ }));
  expect(await screen.findByRole("button", { name: /Resume/i })).toBeDefined();

  rerender(page("hi", mandate({ title: "तुलसी दल", state: "ended" })));
  expect(screen.getByRole("heading", { name: "तुलसी दल" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe(mandatesText.in("hi").states.ended);
});
