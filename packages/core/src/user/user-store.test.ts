import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { createUserStore, storedToken } from "./index.ts";

const user = { token: "t1", userDetails: { id: "cus_1" } };

test("a signed-in user is still signed in on the next page", () => {
  const storage = createStorage(() => undefined);
  createUserStore(storage).getState().signedIn(user);
  expect(createUserStore(storage).getState().user).toEqual(user);
  expect(storedToken(storage)).toBe("t1");
});

test("§3 stored user: token, userDetails (contains id)", () => {
  const storage = createStorage(() => undefined);
  createUserStore(storage).getState().signedIn(user);
  expect(JSON.parse(storage.get("user") ?? "")).toEqual({ token: "t1", userDetails: { id: "cus_1" } });
});

test("§3 userData contains only the user's details, while the user is signed in", () => {
  const storage = createStorage(() => undefined);
  const store = createUserStore(storage);
  store.getState().signedIn(user);
  expect(JSON.parse(storage.get("userData") ?? "")).toEqual({ id: "cus_1" });
  store.getState().sessionEnded();
  expect(storage.get("userData")).toBeNull();
});

test("§4 signing out clears all local storage", () => {
  const storage = createStorage(() => undefined);
  storage.set("utm", "[]");
  const store = createUserStore(storage);
  store.getState().signedIn(user);
  store.getState().signedOut();
  expect(storage.get("utm")).toBeNull();
  expect(store.getState().user).toBeUndefined();
});

test("with empty storage no user is signed in, and no session has expired", () => {
  const storage = createStorage(() => undefined);
  expect(createUserStore(storage).getState()).toMatchObject({ user: undefined, wasEnded: false });
  expect(storedToken(storage)).toBeUndefined();
});

test.each(['{"userDetails":{"id":"cus_1"}}', '{"token":"t1","userDetails":{}}', '{"token":"t1"}'])(
  "§6 logged in means a stored user with a token: %s is nobody",
  (record) => {
    const storage = createStorage(() => undefined);
    storage.set("user", record);
    expect(createUserStore(storage).getState().user).toBeUndefined();
    expect(storedToken(storage)).toBeUndefined();
  },
);

test("a change by another tab is read", () => {
  const storage = createStorage(() => undefined);
  const store = createUserStore(storage);
  storage.set("user", JSON.stringify(user));
  store.getState().changedElsewhere();
  expect(store.getState().user).toEqual(user);
});

test.each(["", "a\nb", "टोकन", "9".repeat(100_000)])(
  "a token like %.20s, which no header can carry, is ignored",
  (token) => {
    const storage = createStorage(() => undefined);
    storage.set("user", JSON.stringify({ ...user, token }));
    expect(createUserStore(storage).getState().user).toBeUndefined();
  },
);

test("§4 a session ended by the server clears all local storage and is remembered until the next sign-in", () => {
  const storage = createStorage(() => undefined);
  storage.set("utm", "[]");
  const store = createUserStore(storage);
  store.getState().signedIn(user);
  store.getState().sessionEnded();
  expect(store.getState()).toMatchObject({ user: undefined, wasEnded: true });
  expect(storage.keys()).toEqual([]);
  store.getState().signedIn(user);
  expect(store.getState().wasEnded).toBe(false);
});
