// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Deferred, deferPart } from "./deferred-part.tsx";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

test("what the server rendered stays until the part is hydrated, and its last press is answered then", async () => {
  const onServer = deferPart(async () => Counter);
  await onServer.preload();
  document.body.innerHTML = `<main>${renderToString(<Deferred part={onServer} props={{ label: "Likes" }} />)}</main>`;
  const button = document.querySelector("button");
  expect(button?.textContent).toBe("Likes 0");

  let arrive = () => {};
  const inBrowser = deferPart(
    () =>
      new Promise<typeof Counter>((resolve) => {
        arrive = () => resolve(Counter);
      }),
  );
  const main = document.querySelector("main");
  if (!main) throw new Error("no main");
  const root = await act(() => hydrateRoot(main, <Deferred part={inBrowser} props={{ label: "Likes" }} />));
  button?.click();
  button?.click();
  expect(document.querySelector("button")).toBe(button);
  expect(button?.textContent).toBe("Likes 0");

  await act(async () => arrive());
  await waitFor(() => expect(button?.textContent).toBe("Likes 1"));
  expect(document.querySelector("button")).toBe(button);

  await act(() => button?.click());
  expect(button?.textContent).toBe("Likes 2");
  await act(() => root.unmount());
});
