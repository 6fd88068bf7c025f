// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { lazy, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LateFields } from "./late-fields.tsx";
import { OnHydrate } from "./on-hydrate.tsx";

function Address() {
  const [draft, setDraft] = useState({ name: "", state: "rj" });
  return (
    <form>
      <input
        aria-label="name"
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <select
        aria-label="state"
        value={draft.state}
        onChange={({ target }) => setDraft({ ...draft, state: target.value })}
      >
        <option value="rj">Rajasthan</option>
        <option value="up">Uttar Pradesh</option>
      </select>
      <output>{`${draft.name} of ${draft.state}`}</output>
    </form>
  );
}

test("what is typed before a late part is hydrated is in its fields and in its state", async () => {
  let arrive = () => {};
  const script = new Promise<{ default: typeof Address }>((resolve) => {
    arrive = () => resolve({ default: Address });
  });
  const Late = lazy(() => script);
  const ready = vi.fn();
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(
    <>
      <LateFields>
        <Address />
      </LateFields>
      <OnHydrate>{ready}</OnHydrate>
    </>,
  );
  const root = hydrateRoot(
    page,
    <>
      <LateFields>
        <Late />
      </LateFields>
      <OnHydrate>{ready}</OnHydrate>
    </>,
  );
  await waitFor(() => expect(ready).toHaveBeenCalled());
  fireEvent.input(screen.getByLabelText("name"), { target: { value: "Asha" } });
  fireEvent.input(screen.getByLabelText("name"), { target: { value: "Asha Sharma" } });
  fireEvent.input(screen.getByLabelText("state"), { target: { value: "up" } });
  arrive();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Asha Sharma of up"));
  expect(screen.getByLabelText<HTMLInputElement>("name").value).toBe("Asha Sharma");
  fireEvent.change(screen.getByLabelText("name"), { target: { value: "Ravi" } });
  expect(screen.getByRole("status").textContent).toBe("Ravi of up");
  root.unmount();
  page.remove();
});
