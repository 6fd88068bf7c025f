import { expect, test, vi } from "vitest";
import { createLoginEnd } from "./login-end.ts";

const event = Object.assign(new Event("fetch"), { waitUntil() {} });
const request = new Request("https://shop.test/orders/1");

/** One request, from its start until it is decided whether its answer is saved. */
async function start({ endsWithLogin }: ReturnType<typeof createLoginEnd>) {
  const state = {};
  await endsWithLogin.handlerWillStart({ request, event, state });
  return async (response: Response) => {
    await endsWithLogin.fetchDidSucceed({ request, event, state, response });
    return (await endsWithLogin.cacheWillUpdate({ request, event, state, response })) !== null;
  };
}
const answer = (status = 200) => new Response("Asha's order", { status });

test("an answer of the login is saved", async () => {
  const isSaved = await start(createLoginEnd(async () => {}));
  expect(await isSaved(answer())).toBe(true);
});

test("an answer that was requested before a log-out is not saved after it, that of the next login is", async () => {
  const deleteCopies = vi.fn(async () => {});
  const login = createLoginEnd(deleteCopies);
  const isSaved = await start(login);
  await login.forget();
  expect(deleteCopies).toHaveBeenCalledOnce();
  expect(await isSaved(answer())).toBe(false);
  expect(await (await start(login))(answer())).toBe(true);
});

test("a login that the server has ended takes its copies with it, and answers that are still on their way", async () => {
  const deleteCopies = vi.fn(async () => {});
  const login = createLoginEnd(deleteCopies);
  const [first, second] = [await start(login), await start(login)];
  expect(await first(answer(401))).toBe(false);
  expect(deleteCopies).toHaveBeenCalledOnce();
  expect(await second(answer())).toBe(false);
});
