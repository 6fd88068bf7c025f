// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { AccountDetails, texts } from "./account-details.tsx";
import { OfferSaved } from "./offer-saved.tsx";

const sita = {
  ...{
    id: idOf("fp", "sita"),
    name: "Sita Sharma",
    name_devanagari: "",
    gotra: "Kashyap",
    relation: "mother",
  },
};

beforeEach(() => Promise.all(texts.map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const button = (name: string) => screen.findByRole("button", { name, hidden: true });

const focused = () => document.activeElement?.textContent;

test("a devotee is added, and deleted by a second press, and the focus stays in the list", async () => {
  let saved: unknown[] = [];
  const { requests } = openSignedIn(<AccountDetails />, {
    "GET user/familyProfile": () => answer(saved),
    "POST user/familyProfile": (body) => {
      saved = [{ ...sita, ...(body as object) }];
      return answer(saved[0]);
    },
    [`DELETE user/familyProfile/${sita.id}`]: () => {
      saved = [];
      return answer({});
    },
  });
  fireEvent.click(await button("Add a name"));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Add a name", hidden: true }));
  fireEvent.click(await button("Cancel"));
  expect(focused()).toBe("Nothing was changed.");
  press("Add a name");
  fireEvent.click(await button("Save"));
  expect(screen.getByText("Enter the name")).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: "Sita Sharma" } });
  await act(async () => press("Save"));
  expect(focused()).toBe("Saved");
  fireEvent.click(await button("Delete Sita Sharma"));
  expect(focused()).toBe("Delete Sita Sharma? This cannot be undone.");
  expect(requests).not.toContain(`DELETE user/familyProfile/${sita.id}`);
  press("Yes, delete");
  await screen.findByText(/^No names saved yet/);
  expect(focused()).toBe("Sita Sharma was deleted.");
  expect(requests.filter((call) => call.startsWith("POST user/family"))).toHaveLength(1);
});

test("withdrawing the consent to saved details deletes them by a second press only", async () => {
  let saved: unknown[] = [sita];
  let given = true;
  const { requests } = openSignedIn(<AccountDetails />, {
    "GET user/familyProfile": () => answer(saved),
    "GET user/consents": () => answer([{ purpose: "saved_details", given, at: now }]),
    "POST user/consents": (body) => {
      ({ given } = body as { given: boolean });
      saved = [];
      return answer([{ purpose: "saved_details", given, at: now }]);
    },
  });
  const box = await screen.findByLabelText(/^Save names and addresses/);
  await button("Delete Sita Sharma");
  expect(screen.getByText(/^Given on 20 November 2026/)).toBeDefined();
  fireEvent.click(box);
  expect(focused()).toMatch(/^Delete all saved names and addresses/);
  press("Keep them");
  expect(focused()).toBe("Nothing was changed.");
  expect(requests).not.toContain("POST user/consents");
  fireEvent.click(box);
  press("Yes, delete them");
  expect(box.getAttribute("aria-disabled")).toBe("true");
  await screen.findByText(/^No names saved yet/);
  expect(focused()).toBe("All saved names and addresses were deleted.");
  await screen.findByText(/^Withdrawn on/);
});

test("the account is deleted by a second press only, and this browser forgets its user", async () => {
  const { requests, services } = openSignedIn(<AccountDetails />, {
    "POST user/deleteAccount": () => answer({}),
  });
  press("Delete my account");
  press("Keep my account");
  expect(focused()).toMatch(/^Your name, number, saved names/);
  press("Delete my account");
  expect(requests).not.toContain("POST user/deleteAccount");
  press("Yes, delete permanently");
  await vi.waitFor(() => expect(services.user.getState().user).toBeUndefined(), patience);
  expect(requests).toContain("POST user/deleteAccount");
});

test("a saved name is offered to a signed-in buyer, for one tap", async () => {
  const onChoose = vi.fn();
  openSignedIn(<OfferSaved kind="devotees" given={[]} onChoose={onChoose} />, {
    "GET user/familyProfile": () => answer([sita]),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Sita Sharma" }, patience));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(sita);
});

test("a second number is added by its code, becomes the main one, and is removed", async () => {
  const number = (n: string) => ({ dial_code: "91", number: n });
  const other = { id: idOf("ph", "second"), phone: number("9876500002") };
  const first = number("9876500001");
  let phones: unknown = { main: first, others: [] };
  const change = (next: unknown) => {
    phones = next;
    return answer(next);
  };
  const { requests } = openSignedIn(<AccountDetails />, {
    "GET user/phone": () => answer(phones),
    "POST login/sendOtp": () =>
      answer({
        otp_id: idOf("otp", "one"),
        resend_at: now,
        expires_at: "2099-01-01T00:00:00Z",
        tries_left: 5,
      }),
    "POST user/phone": () => change({ main: first, others: [other] }),
    [`POST user/phone/${other.id}/main`]: () =>
      change({ main: other.phone, others: [{ ...other, phone: first }] }),
    [`DELETE user/phone/${other.id}`]: () => change({ main: other.phone, others: [] }),
  });
  fireEvent.click(await button("Add a number"));
  fireEvent.change(await screen.findByLabelText(/mobile number/i), { target: { value: "9876500002" } });
  fireEvent.click(await button("Get OTP"));
  fireEvent.change(await screen.findByLabelText(/OTP/), { target: { value: "123456" } });
  await screen.findByText(/0002 was added/);
  fireEvent.click(await screen.findByRole("button", { name: /^Make main: .*0002$/, hidden: true }));
  await screen.findByText(/0002 is your main number now/);
  fireEvent.click(await screen.findByRole("button", { name: /^Remove .*0001/, hidden: true }));
  expect(requests).not.toContain(`DELETE user/phone/${other.id}`);
  press("Yes, remove");
  await screen.findByText(/0001 was removed/);
  expect(requests).toContain(`DELETE user/phone/${other.id}`);
});

test("an address of e-mail is added by its code, and removed by a second press", async () => {
  let own: unknown = { email: null, can_add: true };
  const change = (email: string | null) => {
    own = { email, can_add: true };
    return answer(own);
  };
  const { requests } = openSignedIn(<AccountDetails />, {
    "GET user/email": () => answer(own),
    "POST user/email": () => answer({ email_id: "sealed", expires_at: "2099-01-01T00:00:00Z" }),
    "POST user/email/confirm": () => change("asha@example.com"),
    "DELETE user/email": () => change(null),
  });
  const field = await screen.findByLabelText(/^E-mail address/, {}, patience);
  fireEvent.change(field, { target: { value: "asha@example" } });
  press("Get OTP");
  expect(await screen.findByText(/^Enter an address such as/)).toBeDefined();
  expect(requests).not.toContain("POST user/email");
  fireEvent.change(field, { target: { value: " asha@example.com " } });
  press("Get OTP");
  fireEvent.change(await screen.findByLabelText(/^OTP/), { target: { value: "123456" } });
  await vi.waitFor(() => expect(focused()).toMatch(/now go to asha@example.com too/), patience);
  press("Remove address");
  expect(focused()).toMatch(/^Remove asha@example.com\?/);
  expect(requests).not.toContain("DELETE user/email");
  press("Yes, remove");
  await vi.waitFor(() => expect(focused()).toBe("The address was removed."), patience);
  expect(await screen.findByLabelText(/^E-mail address/)).toBeDefined();
});

test("where no e-mails are sent, none are offered", async () => {
  const { requests } = openSignedIn(<AccountDetails />, {
    "GET user/email": () => answer({ email: null, can_add: false }),
  });
  await vi.waitFor(() => expect(requests).toContain("GET user/email"), patience);
  expect(screen.queryByText("Order updates by e-mail")).toBeNull();
});

test("checkout offers the names of earlier orders that are not saved, and the other numbers", async () => {
  const phone = (n: string) => ({ dial_code: "91", number: n });
  const chosen: unknown[] = [];
  const earlier = (name: string) => ({ name, name_devanagari: "", gotra: "", relation: "other" });
  openSignedIn(
    <>
      <OfferSaved kind="devotees" given={[]} onChoose={(each) => chosen.push(each.name)} />
      <OfferSaved kind="phones" shown={phone("9876500001")} onChoose={(each) => chosen.push(each.number)} />
    </>,
    {
      "GET user/familyProfile": () => answer([sita]),
      "GET user/earlierDevotees": () => answer([earlier("Sita Sharma"), earlier("Ramesh Kumar")]),
      "GET user/phone": () =>
        answer({
          main: phone("9876500001"),
          others: [{ id: idOf("ph", "second"), phone: phone("9876500002") }],
        }),
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Ramesh Kumar" }, patience));
  fireEvent.click(await screen.findByRole("button", { name: /0002$/ }, patience));
  expect(chosen).toEqual(["Ramesh Kumar", "9876500002"]);
  expect(screen.getAllByRole("button", { name: "Sita Sharma" })).toHaveLength(1);
});
