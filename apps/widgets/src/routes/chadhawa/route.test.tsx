import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { chadhaava } from "../../../test/catalogue.ts";
import { openWidget } from "../../../test/open-widget.tsx";
import { quote } from "../../../test/orders.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  server.answers("chadhaavaById", chadhaava());
  server.answers("quote", quote);
});
afterEach(cleanup);
afterAll(() => server.close());

const address = "/widget/chadhawas/ch_bilvapatra000000000";
const quoted = () => server.requests.filter(({ path }) => path.endsWith("quote")).at(-1)?.body;

test("nothing is chosen for anybody, and without anything there is nothing to pay", async () => {
  await openWidget(server.url, address);
  const button = await screen.findByRole("button", { name: "Continue to payment" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getAllByText("Choose at least one offering first.").length).toBeGreaterThan(0);
  expect(quoted()).toBeUndefined();
});

test("offerings are counted by their own steps, and prasad is sent only on request", async () => {
  await openWidget(server.url, address);
  const more = await screen.findByRole("button", { name: "One more: Lamps of ghee" });
  fireEvent.click(more);
  fireEvent.click(more);
  await waitFor(() =>
    expect(quoted()).toMatchObject({ items: [{ id: "of_lamps0000000000000", qty: 16 }], prasad: false }),
  );
  expect(await screen.findByRole("button", { name: "Continue to payment, ₹851" })).toBeTruthy();
  expect(screen.queryByLabelText(/^PIN code/)).toBeNull();

  fireEvent.click(screen.getByRole("checkbox", { name: "Send me prasad, ₹150" }));
  expect(await screen.findByLabelText(/^PIN code/)).toBeTruthy();
  await waitFor(() => expect(quoted()).toMatchObject({ prasad: true, ship_to: "in" }));
});

test("a closed one has a message in Hindi, and an unknown one a link to the list", async () => {
  server.answers("chadhaavaById", chadhaava({ status: "performed" }));
  await openWidget(server.url, `${address}?lang=hi`);
  expect(await screen.findByText("अर्पण हो गया")).toBeTruthy();
  cleanup();
  server.refuses("chadhaavaById", 404, "chadhaava.not_found");
  await openWidget(server.url, address);
  expect(await screen.findByRole("heading", { name: "Chadhava not found" })).toBeTruthy();
});
