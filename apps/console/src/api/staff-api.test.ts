import { expect, test } from "vitest";
import { createStaffApi } from "./staff-api.ts";

test("what the shop says of a suggestion is requested as a shopper in India would", async () => {
  const requested: URL[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    requested.push(new URL(new Request(input).url));
    return Response.json(
      { success: false, code: "not_found", message: "", field_errors: [] },
      { status: 404 },
    );
  };
  const api = createStaffApi({ origin: "http://shop.test", token: () => undefined, fetch });
  await expect(api.suggested({ type: "pooja", id: "pj_1" })).rejects.toMatchObject({ status: 404 });
  expect(requested[0]?.pathname).toBe("/noauth-api/v1/chat/suggestedItem");
  expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toMatchObject({
    ...{ type: "pooja", item_id: "pj_1", country_code: "in" },
  });
});
