import type { Message } from "@aradhana/core/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { type DataProvider, DataProviderContext } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { ChatMessages } from "./chat-messages.tsx";

afterEach(cleanup);

const sent = { conversation_id: "cnv_1", sender: "customer", sent_at: "2026-11-28T06:00:00.000Z" } as const;
const text: Message = {
  ...{ ...sent, id: "msg_1", client_id: "c1", seq: 1, kind: "text", body: "Pay me at ravi@okaxis" },
  flags: ["pay_outside"],
};
const photo: Message = {
  ...{ ...sent, id: "msg_2", client_id: "c2", seq: 2, kind: "image", body: "", flags: [] },
  attachment: { id: "att_1", width: 40, height: 30 },
};

const pujaId = "pj_aaaaaaaaaaaaaaaaaaaaaa";
const suggestion: Message = {
  ...{
    ...sent,
    sender: "staff",
    id: "msg_3",
    client_id: "c3",
    seq: 3,
    kind: "suggestion",
    body: "",
    flags: [],
  },
  item: { type: "pooja", id: pujaId },
};

function open(file: () => Promise<Blob>, messages = [text, photo], suggested = vi.fn()) {
  const read = vi.fn(file);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataProviderContext.Provider value={{ file: read, suggested } as unknown as DataProvider}>
        <MemoryRouter>
          <ChatMessages messages={messages} reportedId="msg_1" />
        </MemoryRouter>
      </DataProviderContext.Provider>
    </QueryClientProvider>,
  );
  return read;
}

test("staff see a photo, the warning of a payment elsewhere, and which message was reported", async () => {
  const read = open(async () => new Blob(["photo"], { type: "image/webp" }));
  const image = await screen.findByRole("img", { name: "Sent in this conversation" });
  expect(image.getAttribute("src")).toMatch(/^data:image\/webp;base64,/);
  expect(read).toHaveBeenCalledWith("chatAttachment/att_1", expect.anything());
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("Has a payment link, a UPI id or a phone number");
  expect(first?.textContent).toContain("reported");
  expect(second?.textContent).not.toContain("Has a payment link");
});

test("a photo that could not be read can be read again", async () => {
  open(async () => Promise.reject(new Error("No connection")));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});

test("a suggestion is named by its title and price, and by its kind alone once it left the shop", async () => {
  const unread = () => Promise.reject(new Error("not read"));
  const price = { amount: 85_100, currency: "inr" };
  open(unread, [suggestion], vi.fn().mockResolvedValue({ title: "Deep daan", price, is_lowest: true }));
  expect(await screen.findByText("Puja, Deep daan, from ₹851")).toBeDefined();
  cleanup();
  open(unread, [suggestion], vi.fn().mockRejectedValue(new Error("This is not in the shop.")));
  expect(await screen.findByText("Puja")).toBeDefined();
  expect(screen.getByRole("listitem").textContent).not.toContain(pujaId);
});
