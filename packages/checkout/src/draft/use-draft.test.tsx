import { newDraft } from "@aradhana/core/checkout";
import type { CountryCode } from "@aradhana/core/country";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraft } from "./use-draft.ts";

const item = { type: "abhimantrit" as const, itemId: "pd_1", title: "Tulsi mala" };

/** An open checkout of a visitor whose country changes. */
const openCheckout = () =>
  renderHook(
    ({ country }: { country: CountryCode }) =>
      useDraft({
        ...{ country, drafts: undefined, adapt: (saved) => saved },
        blank: () => newDraft({ ...item, country }),
      }),
    { initialProps: { country: "in" } },
  );

test("a country that is chosen while the checkout is open is at once the one of its address and number", () => {
  const { result, rerender } = openCheckout();
  act(() => result.current.change({ dakshina: 501 }));
  rerender({ country: "us" });
  expect(result.current.draft).toMatchObject({
    ...{ country: "us", dakshina: 0 },
    ...{ address: { country_code: "us" }, phone: { dial_code: "1" } },
  });
});

test("an address and a number that were typed stay as they are in another country", () => {
  const { result, rerender } = openCheckout();
  const { address, phone } = result.current.draft;
  act(() =>
    result.current.change({
      ...{ address: { ...address, line1: "1 Lanka" }, phone: { ...phone, number: "9000000001" } },
    }),
  );
  rerender({ country: "us" });
  expect(result.current.draft).toMatchObject({
    ...{ country: "us", address: { country_code: "in", line1: "1 Lanka" } },
    phone: { dial_code: "91", number: "9000000001" },
  });
});
