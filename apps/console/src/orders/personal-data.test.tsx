import type { StaffOrderDetail } from "@aradhana/core/staff";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminContext, type DataProvider } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { PersonalData } from "./personal-data.tsx";

afterEach(cleanup);

test("an address reads as it is written on a parcel: the town once, with its PIN code, and the country's name", async () => {
  const to = {
    ...{ name: "Asha Verma", country_code: "in", postcode: "221001", line1: "12 Ghat Road", line2: "" },
    ...{ landmark: "Near the temple", city: "Varanasi", district: "Varanasi", state: "Uttar Pradesh" },
  };
  const order = { id: "ord_1", has_address: true, items: [] } as unknown as StaffOrderDetail;
  render(
    <AdminContext dataProvider={{ read: async () => to } as unknown as DataProvider}>
      <PersonalData order={order} />
    </AdminContext>,
  );
  await userEvent.setup().click(await screen.findByRole("button", { name: "Show the address" }));
  const lines = [...(await screen.findByRole("group")).children].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    ...["Asha Verma", "12 Ghat Road", "Near the temple", "Varanasi 221001", "Uttar Pradesh", "India"],
  ]);
});
