import { type StaffSankalp, staffSankalp } from "@aradhana/core/staff";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminContext, type DataProvider, ResourceContextProvider } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { OrderNames } from "./order-names.tsx";

afterEach(cleanup);

const written = { name: "Ramesh Kumar", name_devanagari: "रमेश कुमार", pronounced: "", gotra: "Kashyapa" };
const sankalp: StaffSankalp = {
  ...{ sankalp_id: "snk_1", title: { en: "Rudrabhishek", hi: "रुद्राभिषेक" }, may_correct: true, version: 1 },
  versions: [{ n: 1, at: "2026-11-21T12:00:00.000Z", devotees: [written] }],
};

function open(ritual: StaffSankalp) {
  const corrected = { ...written, name_devanagari: "रमेश गुप्ता" };
  const version = { n: 2, at: "2026-11-24T12:00:00.000Z", devotees: [corrected] };
  const act = vi.fn(async () => ({ ...ritual, version: 2, versions: [...ritual.versions, version] }));
  render(
    <AdminContext dataProvider={{ act } as unknown as DataProvider}>
      <ResourceContextProvider value="order">
        <OrderNames names={{ rituals: [ritual], energised: [] }} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  return act;
}

test("names are corrected with a reason, after their fields were checked, and the new version is shown", async () => {
  const act = open(sankalp);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Correct the names" }));
  const devanagari = await screen.findByLabelText("Name in Devanagari");
  await user.clear(devanagari);
  await user.type(devanagari, "Ramesh");
  await user.click(screen.getByRole("combobox", { name: "What was wrong" }));
  await user.click(await screen.findByRole("option", { name: "Spelling" }));
  await user.click(screen.getByRole("button", { name: "Save the correction" }));
  await screen.findByText("Write this in Devanagari.");
  expect(act).not.toHaveBeenCalled();

  await user.clear(devanagari);
  await user.type(devanagari, "रमेश गुप्ता");
  await user.click(screen.getByRole("button", { name: "Save the correction" }));
  await screen.findByText(/^Version 2/);
  expect(screen.getByText("रमेश गुप्ता")).toBeDefined();
  expect(act).toHaveBeenCalledWith("sankalp/snk_1/correct", staffSankalp, {
    devotees: [{ ...written, name_devanagari: "रमेश गुप्ता" }],
    reason: "spelling",
  });
});

test("names that were read are shown, and cannot be corrected", async () => {
  open({ ...sankalp, may_correct: false });
  expect(await screen.findByText("रमेश कुमार")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
