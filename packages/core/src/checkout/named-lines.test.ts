import { expect, test } from "vitest";
import type { CartLine } from "../goods/index.ts";
import {
  namedChoice,
  namesOfLines,
  namesToOffer,
  namesToStore,
  newDraft,
  readyOrder,
  rowsOfLines,
  withRowOfLine,
} from "./index.ts";

const sita = { name: "Sita Devi", gotra: "Bharadwaj" };
const lineOf = (id: string, choice: object): Pick<CartLine, "id" | "choice"> => ({
  id,
  choice: {
    type: "abhimantrit",
    variant_id: "pv_1",
    qty: 1,
    energise: true,
    ...choice,
  } as CartLine["choice"],
});
const named = lineOf("cl_named", { energised_for: sita });
const nameless = lineOf("cl_nameless", {});
const blank = { key: 0, name: "", gotra: "" };

test("a name is asked for the lines that have none, and for one whose name the buyer changes", () => {
  expect(rowsOfLines([blank], [named, nameless])).toEqual([{ ...blank, key: 1, lineId: "cl_nameless" }]);
  const changed = withRowOfLine([blank], named);
  expect(rowsOfLines(changed, [named, nameless])).toEqual([
    { key: 1, ...sita, lineId: "cl_named" },
    { ...blank, key: 2, lineId: "cl_nameless" },
  ]);
});

test("an order has the name of each line: as typed here, else as in the cart", () => {
  const [row] = rowsOfLines([blank], [named, nameless]);
  const rows = row ? [{ ...row, name: " Ram ", gotra: "" }] : [];
  const draft = {
    ...newDraft({ type: "cart", itemId: "cart", title: "", country: "in" }),
    good: { form: "loose", metal: null, ringSize: null, isEnergised: true, paysOnDelivery: false } as const,
    devotees: namesOfLines(rows, [named, nameless]),
  };
  const options = { needsAddress: false } as Parameters<typeof readyOrder>[1];
  expect(readyOrder(draft, options).energisedLines).toEqual([
    { line_id: "cl_nameless", name: "Ram", gotra: null },
    { line_id: "cl_named", ...sita },
  ]);
});

test("a name that was given once is offered for the others, and not beside itself", () => {
  const row = { ...blank, key: 1, lineId: "cl_nameless" };
  const others = [{ key: 2, ...sita }, { key: 3, name: "sita devi ", gotra: "" }, blank];
  expect(namesToOffer(row, others)).toEqual([sita]);
  expect(namesToOffer({ ...row, name: "Sita Devi" }, others)).toEqual([]);
});

test.each([
  ["is given", true, "Sita Devi", sita],
  ["cannot be read out", true, "S1ta", undefined],
  ["is missing", true, " ", undefined],
  ["is of a good that is not energised", false, "Sita Devi", undefined],
])("a good goes into the cart with a name that %s: %s, %j", (_, energise, name, energised_for) => {
  const choice = { type: "abhimantrit", variant_id: "pv_1", qty: 1, energise } as const;
  const rows = [{ key: 0, name, gotra: "Bharadwaj" }];
  expect(namedChoice(choice, rows)).toEqual({ ...choice, ...(energised_for && { energised_for }) });
});

test("what the cart does not have yet is stored there: names that can be read out, each for its line", () => {
  const row = { key: 1, name: " Ram ", gotra: "", lineId: "cl_nameless" };
  const stored = { lineId: "cl_nameless", person: { name: "Ram", gotra: null } };
  const same = { key: 2, ...sita, lineId: "cl_named" };
  expect(namesToStore([row, same], [named, nameless])).toEqual([stored]);
  expect(namesToStore([{ ...same, gotra: "" }], [named])).toEqual([
    { lineId: "cl_named", person: { ...sita, gotra: null } },
  ]);
  expect(namesToStore([{ ...row, name: "R4m" }, { ...row, name: "" }, blank], [nameless])).toEqual([]);
});
