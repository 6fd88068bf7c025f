import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type DataProvider, DataProviderContext } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { SessionChat } from "./session-chat.tsx";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

/** An open chat whose messages are delivered or fail when the test says so. */
function open() {
  const sent: { body: string; client_id: string; settle: { deliver(): void; fail(): void } }[] = [];
  const data = {
    read: async () => ({ messages: [], removed: [] }),
    act: (_path: string, _schema: unknown, { body, client_id }: { body: string; client_id: string }) =>
      new Promise((resolve, reject) => {
        const settle = { deliver: () => resolve({}), fail: () => reject(new Error("No connection")) };
        sent.push({ body, client_id, settle });
      }),
  } as unknown as DataProvider;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataProviderContext.Provider value={data}>
        <MemoryRouter>
          <SessionChat id="cnv_1" isOpen />
        </MemoryRouter>
      </DataProviderContext.Provider>
    </QueryClientProvider>,
  );
  const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
  const write = (value: string) => fireEvent.change(field(), { target: { value } });
  const press = async () => {
    fireEvent.keyDown(field(), { key: "Enter" });
    await act(async () => {});
  };
  return { sent, field, write, press };
}

test("what is typed while a message is sent stays", async () => {
  const { sent, field, write, press } = open();
  write("Namaste");
  await press();
  write("How are you?");
  await act(async () => sent[0]?.settle.deliver());
  expect(field().value).toBe("How are you?");
});

test("a message that was not delivered is back in the field, and is sent again with its id", async () => {
  const { sent, field, write, press } = open();
  write("Namaste");
  await press();
  await act(async () => sent[0]?.settle.fail());
  await waitFor(() => expect(field().value).toBe("Namaste"));
  await press();
  expect(sent.map(({ body }) => body)).toEqual(["Namaste", "Namaste"]);
  expect(sent[1]?.client_id).toBe(sent[0]?.client_id);
});

test("a kundali that the customer removes is gone from an open conversation, and so is its chart", async () => {
  const kundali = {
    ...{ id: "msg_1", client_id: "client-1", conversation_id: "cnv_1", seq: 1, sender: "customer" },
    ...{ flags: [], sent_at: "2026-11-28T06:00:00.000Z", kind: "birth", body: "" },
    birth: { name: "Asha", date: "1991-11-29", time: null, place: "Varanasi" },
  };
  let isRemoved = false;
  const read = async () =>
    isRemoved ? { messages: [], removed: ["msg_1"] } : { messages: [kundali], removed: [] };
  const client = new QueryClient();
  const onRemoved = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <DataProviderContext.Provider value={{ read } as unknown as DataProvider}>
        <MemoryRouter>
          <SessionChat id="cnv_1" isOpen={false} onChart={() => {}} onRemoved={onRemoved} />
        </MemoryRouter>
      </DataProviderContext.Provider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/Kundali of Asha/)).toBeDefined();
  expect(onRemoved).not.toHaveBeenCalled();
  isRemoved = true;
  await act(() => client.refetchQueries());
  expect(await screen.findByText("Kundali: the customer has removed the birth details.")).toBeDefined();
  expect(onRemoved).toHaveBeenCalledWith(["msg_1"]);
});
