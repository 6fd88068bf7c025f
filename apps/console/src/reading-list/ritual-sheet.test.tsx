import { cleanup, render, screen } from "@testing-library/react";
import { AdminContext } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { RitualSheet } from "./ritual-sheet.tsx";

afterEach(cleanup);

const HOUR = 3_600_000;
const sheet = (startsAt: Date) =>
  render(
    <AdminContext>
      <RitualSheet
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
              ...{ number: "AR-1", state: "scheduled", names: ["रमेश कुमार"] },
              read_out: "काश्यप गोत्र, रमेश कुमार",
              offerings: [{ title: { en: "Laddoos", hi: "लड्डू" }, qty: 3 }],
            },
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
