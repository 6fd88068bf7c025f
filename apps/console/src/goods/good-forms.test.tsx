import { type StaffGood, staffGood, storedReportFile } from "@aradhana/core/staff";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AdminContext,
  type DataProvider,
  HttpError,
  Notification,
  ResourceContextProvider,
} from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { MakingChargesForm } from "./making-charges-form.tsx";
import { PriceForm } from "./price-form.tsx";
import { ReportForm } from "./report-form.tsx";
import { TakeBackReport } from "./take-back-report.tsx";

afterEach(cleanup);

const good: StaffGood = {
  ...{ id: `pd_${"1".repeat(22)}`, type: "abhimantrit", sku: "ML-TULSI", packed: true, version: "v1" },
  title: { en: "Tulsi mala", hi: "तुलसी माला" },
  ...{ prices: { inr: 49_900, usd: 900, eur: 850 }, mrp: 59_900, making_charges: [], report: null },
};

function open(form: React.ReactElement, data: Record<string, unknown> = {}) {
  const set = vi.fn(async (..._: unknown[]) => good);
  render(
    <AdminContext dataProvider={{ set, ...data } as unknown as DataProvider}>
      <ResourceContextProvider value="good">{form}</ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  return set;
}

const type = async (label: string, text: string) => {
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  if (text) await user.type(field, text);
  return field;
};

test("a price is typed in rupees and saved with the version that was read; above the MRP it is not sent", async () => {
  const set = open(<PriceForm good={good} isReadOnly={false} />);
  const user = userEvent.setup();
  await type("₹", "650");
  await user.click(screen.getByRole("button", { name: "Set price" }));
  await screen.findByText("The price is above the MRP. Lower the price, or correct the MRP.");
  expect(set).not.toHaveBeenCalled();
  await type("₹", "550.50");
  await user.click(screen.getByRole("button", { name: "Set price" }));
  await screen.findByText("This is its price now.");
  expect(set).toHaveBeenCalledWith(`good/${good.id}/prices`, staffGood, {
    ...{ prices: { ...good.prices, inr: 55_050 }, mrp: 59_900, version: "v1" },
  });
});

test("a packed product needs its MRP, and a gem has none", async () => {
  const set = open(<PriceForm good={good} isReadOnly={false} />);
  await type("MRP printed on the package, ₹", "");
  await userEvent.setup().click(screen.getByRole("button", { name: "Set price" }));
  await screen.findByText("Fill this in.");
  expect(set).not.toHaveBeenCalled();
  cleanup();
  open(<PriceForm good={{ ...good, packed: false, mrp: null }} isReadOnly={false} />);
  await screen.findByLabelText("₹");
  expect(screen.queryByLabelText("MRP printed on the package, ₹")).toBeNull();
});

test("who may not price reads the price", async () => {
  open(<PriceForm good={good} isReadOnly />);
  await screen.findByText("₹499");
  expect(screen.queryByRole("button")).toBeNull();
});

const file = `rep_${"2".repeat(22)}.pdf`;

test("a report is uploaded, described and saved; what the API refuses is said beside its field", async () => {
  const send = vi.fn(async () => ({ file }));
  const set = open(<ReportForm good={good} />, { send });
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Choose the report" });
  await user.click(screen.getByRole("button", { name: "Save report" }));
  await screen.findByText("Upload the report.");
  const pdf = new File(["%PDF-"], "report.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Report of the laboratory"), pdf);
  await screen.findByRole("button", { name: "Download the PDF" });
  expect(send).toHaveBeenCalledWith(
    `good/${good.id}/reportFile`,
    ...[storedReportFile, pdf, expect.any(AbortSignal)],
  );
  await type("Laboratory · English", "Gem Institute Surat");
  await type("Laboratory · Hindi", "जेम इंस्टिट्यूट सूरत");
  const number = await type("Report number", "=1+1");
  await type("Date of the report", "2026-11-02");
  const address = await type(
    "Address at which the laboratory confirms it (https, optional)",
    "http://gis.test",
  );
  await user.click(screen.getByRole("button", { name: "Save report" }));
  await vi.waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"));
  expect(address.getAttribute("aria-invalid")).toBe("true");
  expect(set).not.toHaveBeenCalled();

  await type("Report number", "GIS-0417");
  await type("Address at which the laboratory confirms it (https, optional)", "");
  const errors = { issued_on: "This is too large." };
  set.mockRejectedValueOnce(new HttpError("Check the marked fields.", 422, { errors }));
  await user.click(screen.getByRole("button", { name: "Save report" }));
  await screen.findByText(errors.issued_on);
  expect(set).toHaveBeenCalledWith(`good/${good.id}/report`, staffGood, {
    lab: { en: "Gem Institute Surat", hi: "जेम इंस्टिट्यूट सूरत" },
    ...{ number: "GIS-0417", issued_on: "2026-11-02", verify_url: null, file, version: "v1" },
  });
});

test("a file that is no report is refused with what to choose instead", async () => {
  const send = vi.fn(async () => {
    throw new HttpError("This file cannot be shown.", 422);
  });
  open(<ReportForm good={good} />, { send });
  const exe = new File(["MZ"], "report.pdf", { type: "application/pdf" });
  await userEvent.setup().upload(await screen.findByLabelText("Report of the laboratory"), exe);
  await screen.findByText("This file cannot be shown.");
});

test("making charges are typed for each setting and saved together; a missing one is not sent", async () => {
  const charge = { inr: 240_000, usd: 3_200, eur: 3_000 };
  const making_charges: StaffGood["making_charges"] = [
    { form: "ring", metal: "silver", charge },
    { form: "pendant", metal: "gold-18k", charge },
  ];
  const set = open(<MakingChargesForm good={{ ...good, making_charges }} />);
  const user = userEvent.setup();
  const ring = within(await screen.findByRole("group", { name: "Ring, silver" })).getByLabelText("₹");
  await user.clear(ring);
  await user.click(screen.getByRole("button", { name: "Set making charges" }));
  await screen.findByText("Fill this in.");
  expect(set).not.toHaveBeenCalled();
  await user.type(ring, "2500");
  await user.click(screen.getByRole("button", { name: "Set making charges" }));
  await screen.findByText("These are its making charges now.");
  expect(set).toHaveBeenCalledWith(`good/${good.id}/makingCharges`, staffGood, {
    making_charges: [
      { form: "ring", metal: "silver", charge: { ...charge, inr: 250_000 } },
      { form: "pendant", metal: "gold-18k", charge },
    ],
    version: "v1",
  });
});

test("a report is taken back once that is confirmed; without an uploaded one there is no button", async () => {
  open(<TakeBackReport good={good} />);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  const lab = { en: "Gem Institute Surat", hi: "जेम इंस्टिट्यूट सूरत" };
  const report = { lab, number: "GIS-1", issued_on: "2026-11-02", verify_url: null, file, sample: false };
  const set = open(<TakeBackReport good={{ ...good, report }} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Take this report back" }));
  expect(set).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await screen.findByText("This report is taken back.");
  expect(set).toHaveBeenCalledWith(`good/${good.id}/reportTakenBack`, staffGood, { version: "v1" });
});

test("a file that is too large is refused before it is sent", async () => {
  const send = vi.fn();
  open(<ReportForm good={good} />, { send });
  const film = new File([""], "report.png", { type: "image/png" });
  Object.defineProperty(film, "size", { value: 2 ** 31 });
  await userEvent.setup().upload(await screen.findByLabelText("Report of the laboratory"), film);
  await screen.findByText("This file is too large. Save it with fewer pages, or as a smaller picture.");
  expect(send).not.toHaveBeenCalled();
});
