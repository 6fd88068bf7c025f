import { createApiClient, isApiError } from "@aradhana/core/api";
import { expect, test } from "vitest";
import { idOf, pujaCard, serverTime } from "../../../../test/fixtures.ts";
import { order, poojaOrder } from "../../../../test/order-fixture.ts";
import { loadOrder } from "./load-order.ts";

const id = idOf("ord", "one");
const meta = { request_id: "req_1", server_time: serverTime, currency: "inr", country_code: "in" };
const { pooja: _, package: __, live_url: ___, ...rest } = poojaOrder();
const chadhaavaOrder = {
  ...rest,
  type: "chadhaava",
  order: order({ type: "chadhaava" }),
  chadhaava: { ...pujaCard(), id: idOf("ch", "one"), proof_eta_hours: 24, next: null },
  name_limit: 4,
};

/** The API with what each call is answered; any other is not found. */
function load(answers: Record<string, unknown>, status = 404) {
  const asked: string[] = [];
  const api = createApiClient({
    host: "http://api.test",
    fetch: async (input) => {
      const call = new URL(new Request(input).url).pathname.split("/").at(-1) ?? "";
      asked.push(call);
      return call in answers
        ? Response.json({ success: true, message: "", results: answers[call], meta })
        : Response.json(
            { success: false, code: "order_not_found", message: "", field_errors: [], meta },
            { status },
          );
    },
    sessionId: () => "test",
    pageOrigin: "http://shop.test",
    platform: "web",
    country: () => "in",
    language: "en",
  });
  return { asked, answer: loadOrder(api, id, "s1") };
}

test("a puja's order is asked for once", async () => {
  const { asked, answer } = load({ getPoojaOrderById: poojaOrder() });
  expect((await answer).results).toHaveProperty("pooja");
  expect(asked).toEqual(["getPoojaOrderById"]);
});

test("an order that is no puja's is found by the general call", async () => {
  const { asked, answer } = load({ getOrderById: chadhaavaOrder });
  expect((await answer).results).toMatchObject({ name_limit: 4 });
  expect(asked).toEqual(["getPoojaOrderById", "getOrderById"]);
});

test("what is not there is not there, and any other refusal is that of the first call", async () => {
  await expect(load({}).answer).rejects.toSatisfy((error) => isApiError(error) && error.status === 404);
  const { asked, answer } = load({}, 401);
  await expect(answer).rejects.toSatisfy((error) => isApiError(error) && error.status === 401);
  expect(asked).toEqual(["getPoojaOrderById"]);
});
