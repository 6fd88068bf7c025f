import { cleanup, render, screen } from "@testing-library/react";
import { AdminContext } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { RitualSheet } from "./ritual-sheet.tsx";

afterEach(cleanup);

const HOUR = 3_600_000;
const sheet = (startsAt: Date, state: "scheduled" | "performed" = "scheduled") =>
  render(
    <AdminContext>
      <RitualSheet
        temple="काशी विश्वनाथ, वाराणसी"
        ritual={{
          ...{
            ritual_id: "pj_1",
            type: "pooja",
            title: { en: "Rudrabhishek", hi: "रुद्राभिषेक" },
            temple: null,
          },
          starts_at: startsAt.toISOString(),
          orders: [
            {
              ...{ number: "AR-1", state, names: ["रमेश कुमार"] },
              read_out: "काश्यप गोत्र, रमेश कुमार",
              offerings: [{ title: { en: "Laddoos", hi: "लड्डू" }, qty: 3 }],
            },
            { number: "AR-2", state: "sankalp_due", names: [], read_out: null, offerings: [] },
          ],
        }}
      />
    </AdminContext>,
  );

test("a ritual is reported as performed once it has begun, and is read before that", async () => {
  sheet(new Date(Date.now() + HOUR));
  await screen.findByText("काश्यप गोत्र, रमेश कुमार");
  expect(screen.getByText("अर्पण: लड्डू × 3")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Mark performed" })).toBeNull();
  cleanup();
  sheet(new Date(Date.now() - HOUR));
  expect(await screen.findByRole("button", { name: "Mark performed" })).toBeDefined();
});

test("the head counts what is on the sheet, and says where and when in Hindi", async () => {
  sheet(new Date("2026-12-04T01:39:00.000Z"));
  await screen.findByText("4 दिसंबर 2026, सुबह 7:09 बजे · 1 संकल्प · 1 के नाम बाक़ी हैं");
  expect(screen.getByText("काशी विश्वनाथ, वाराणसी")).toBeDefined();
  expect(screen.getByText(/^छापा गया:/)).toBeDefined();
});

test("a ritual that was performed stays on the list, and is not reported once more", async () => {
  sheet(new Date(Date.now() - HOUR), "performed");
  await screen.findByText("काश्यप गोत्र, रमेश कुमार");
  expect(screen.getByText("AR-1 · संपन्न")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Mark performed" })).toBeNull();
});
