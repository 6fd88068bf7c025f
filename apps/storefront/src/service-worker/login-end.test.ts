import { LOGIN_EXPIRES_HEADER } from "@aradhana/core/paths";
import { expect, test, vi } from "vitest";
import { createLoginEnd } from "./login-end.ts";

const event = Object.assign(new Event("fetch"), { waitUntil() {} });
const request = new Request("https://shop.test/orders/1");
const cacheName = "personal";
const noon = Date.parse("2026-12-01T12:00:00Z");

function open() {
  const deleteCopies = vi.fn(async () => {});
  return { deleteCopies, ...createLoginEnd(deleteCopies, () => noon) };
}
type Login = ReturnType<typeof open>;

/** One request, from its start until it is decided whether its answer is saved. */
async function start({ endsWithLogin }: Login, state: object = {}) {
  await endsWithLogin.handlerWillStart({ request, event, state });
  return async (response: Response) => {
    await endsWithLogin.fetchDidSucceed({ request, event, state, response });
    return (await endsWithLogin.cacheWillUpdate({ request, event, state, response })) !== null;
  };
}
const answer = (status = 200) => new Response("Asha's order", { status });

test("an answer of the login is saved", async () => {
  const login = open();
  const state = {};
  expect(await (await start(login, state))(answer())).toBe(true);
  await login.endsWithLogin.cacheDidUpdate({ cacheName, request, event, state, newResponse: answer() });
  expect(login.deleteCopies).not.toHaveBeenCalled();
});

test("an answer that was requested before a log-out is not saved after it, that of the next login is", async () => {
  const login = open();
  const isSaved = await start(login);
  await login.forget();
  expect(login.deleteCopies).toHaveBeenCalledOnce();
  expect(await isSaved(answer())).toBe(false);
  expect(await (await start(login))(answer())).toBe(true);
});

test("a copy that was being written at the log-out is deleted after it", async () => {
  const login = open();
  const state = {};
  expect(await (await start(login, state))(answer())).toBe(true);
  await login.forget();
  await login.endsWithLogin.cacheDidUpdate({ cacheName, request, event, state, newResponse: answer() });
  expect(login.deleteCopies).toHaveBeenCalledTimes(2);
});

test("a login that the server has ended takes its copies with it, and answers that are still on their way", async () => {
  const login = open();
  const [first, second] = [await start(login), await start(login)];
  expect(await first(answer(401))).toBe(false);
  expect(login.deleteCopies).toHaveBeenCalledOnce();
  expect(await second(answer())).toBe(false);
});

test.each([
  ["a second before the login expires", { [LOGIN_EXPIRES_HEADER]: "2026-12-01T12:00:01.000Z" }, true],
  ["once the login has expired", { [LOGIN_EXPIRES_HEADER]: "2026-12-01T12:00:00.000Z" }, false],
  ["with a time that is none", { [LOGIN_EXPIRES_HEADER]: "soon" }, false],
  // The secret of a guest's order: docs/decisions/0005.
  ["without a login", {}, true],
])("a copy is read %s: %o gives %s", async (_, headers, isRead) => {
  const login = open();
  const cachedResponse = new Response("Asha's order", { headers });
  const read = login.endsWithLogin.cachedResponseWillBeUsed({ cacheName, request, event, cachedResponse });
  expect(await read).toBe(isRead ? cachedResponse : null);
  expect(login.deleteCopies).toHaveBeenCalledTimes(isRead ? 0 : 1);
});
