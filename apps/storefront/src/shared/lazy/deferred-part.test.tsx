// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { createContext, startTransition, useContext, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Deferred, type DeferredPart, deferPart } from "./deferred-part.tsx";

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

const Step = createContext(1);

function Heading() {
  return <h1>Step {useContext(Step)}</h1>;
}

function Page({ part }: { part: DeferredPart<{ label: string }> }) {
  const [step, setStep] = useState(1);
  return (
    <Step value={step}>
      <Heading />
      <button type="button" onClick={() => startTransition(() => setStep(step + 1))}>
        Continue
      </button>
      <Deferred part={part} props={{ label: "Likes" }} />
    </Step>
  );
}

test("a page whose part was lost moves on, and the part stays as the server rendered it", async () => {
  const onServer = deferPart(async () => Counter);
  await onServer.preload();
  document.body.innerHTML = `<main>${renderToString(<Page part={onServer} />)}</main>`;
  const main = document.querySelector("main");
  if (!main) throw new Error("no main");
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const lost = vi.fn().mockRejectedValue(new Error("Loading chunk /assets/footer.js failed"));
  const root = await act(() => hydrateRoot(main, <Page part={deferPart(lost)} />));
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(2));

  await act(() => document.querySelector("button")?.click());
  expect(document.querySelector("h1")?.textContent).toBe("Step 2");
  expect([...document.querySelectorAll("button")].map((button) => button.textContent)).toEqual([
    "Continue",
    "Likes 0",
  ]);
  await act(() => root.unmount());
  vi.restoreAllMocks();
});
