import { expect, test } from "vitest";
import { sankalpOf } from "./index.ts";

test("the buyer is read out first, and a gotra that is not known is said to be so", () => {
  const rows = [
    { key: 0, name: " Asha Verma ", name_devanagari: " आशा वर्मा ", gotra: "Kashyap" },
    { key: 3, name: "Ravi", gotra: " " },
  ];
  const { devotees, ...request } = sankalpOf("ord_1", rows, "hi");
  expect(request).toEqual({ order_id: "ord_1", language: "hi", purpose: "self" });
  expect(devotees).toMatchObject([
    {
      name: "Asha Verma",
      name_devanagari: "आशा वर्मा",
      gotra: "Kashyap",
      gotra_unknown: false,
      relation: "self",
    },
    { name: "Ravi", gotra: "", gotra_unknown: true, relation: "other" },
  ]);
  // What the form does not show yet is spelled by the API.
  expect(devotees[1]?.name_devanagari).toBeUndefined();
});
