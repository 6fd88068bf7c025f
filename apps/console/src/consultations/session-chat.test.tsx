import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type DataProvider, DataProviderContext } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { SessionChat } from "./session-chat.tsx";

afterEach(cleanup);

/** An open chat whose messages are delivered or fail when the test says so. */
function open() {
  const sent: { body: string; client_id: string; settle: { deliver(): void; fail(): void } }[] = [];
  const data = {
    read: async () => ({ messages: [] }),
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
