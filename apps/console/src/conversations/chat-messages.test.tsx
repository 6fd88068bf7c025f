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

function open(file: () => Promise<Blob>) {
  const read = vi.fn(file);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataProviderContext.Provider value={{ file: read } as unknown as DataProvider}>
        <MemoryRouter>
          <ChatMessages messages={[text, photo]} reportedId="msg_1" />
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
