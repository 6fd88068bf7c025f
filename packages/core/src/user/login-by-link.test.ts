import { describe, expect, test, vi } from "vitest";
import type { User } from "../contract/index.ts";
import { createStorage } from "../storage/index.ts";
import { createUserStore, loginByLink } from "./index.ts";

const asha: User = {
  id: "cus_asha0000000000000000",
  phone: { dial_code: "91", number: "9876543210" },
  name: "Asha",
  email: null,
  language: "en",
  country_code: "in",
  consents: [],
};
const ramesh: User = { ...asha, id: "cus_ramesh00000000000000", name: "Ramesh" };
const link = { token: "t1", platform: "android" };

function openTab(getUser: (token: string) => Promise<User>) {
  const storage = createStorage(() => undefined);
  const user = createUserStore(storage);
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  return { storage, user, log, follow: () => loginByLink(link, { storage, user, getUser, log }) };
}

describe("§4 login via link", () => {
  test("the platform is saved, the user is fetched, and the result is stored as the logged-in user", async () => {
    const getUser = vi.fn(async () => asha);
    const { storage, user, log, follow } = openTab(getUser);
    expect(await follow()).toEqual({ status: "signed-in" });
    expect(storage.get("platform")).toBe("android");
    expect(getUser).toHaveBeenCalledExactlyOnceWith("t1");
    expect(user.getState().user).toEqual({ token: "t1", userDetails: asha });
    expect(JSON.parse(storage.get("user") ?? "")).toEqual({ token: "t1", userDetails: asha });
    expect(log.error).not.toHaveBeenCalled();
  });

  test("the platform is stored before the user is requested", async () => {
    const requested = vi.fn();
    const tab = openTab(async () => {
      requested(tab.storage.get("platform"));
      return asha;
    });
    await tab.follow();
    expect(requested).toHaveBeenCalledWith("android");
  });

  test.each([
    ["a refusal", new Error("401"), "Error"],
    ["no answer", new TypeError("Failed to fetch"), "TypeError"],
    ["what is no error", "gone", "string"],
  ])("if the fetch fails with %s, all local storage is cleared", async (_, failure, reason) => {
    const { storage, user, log, follow } = openTab(() => Promise.reject(failure));
    storage.set("utm", "[]");
    user.getState().signedIn({ token: "old", userDetails: asha });
    expect(await follow()).toEqual({ status: "failed" });
    expect(storage.keys()).toEqual([]);
    expect(user.getState().user).toBeUndefined();
    // §8 ERR_FETCHING_USER: logged; local storage cleared. The log contains neither the token nor a server message.
    expect(log.error).toHaveBeenCalledExactlyOnceWith("ERR_FETCHING_USER", { reason });
  });

  test("§8 ERR_FETCHING_USER: local storage is cleared without a log as well", async () => {
    const { storage, user } = openTab(async () => asha);
    storage.set("utm", "[]");
    const getUser = () => Promise.reject(new Error("401"));
    expect(await loginByLink(link, { storage, user, getUser })).toEqual({ status: "failed" });
    expect(storage.keys()).toEqual([]);
  });
});

test("D22 a new token in the response replaces the link's, and is stored once", async () => {
  const { storage, user, follow } = openTab(async () => ({ ...asha, token: "fresh" }));
  await follow();
  expect(user.getState().user).toEqual({ token: "fresh", userDetails: asha });
  expect(storage.get("user")).not.toContain("t1");
});

describe("opening another person's link while signed in", () => {
  const openAs = async (owner: User) => {
    const tab = openTab(async () => ({ ...asha, token: "fresh" }));
    tab.user.getState().signedIn({ token: "t0", userDetails: owner });
    return { ...tab, login: await tab.follow() };
  };

  test("the user stays signed in until they agree", async () => {
    const { storage, user, login } = await openAs(ramesh);
    expect(login).toMatchObject({
      status: "other",
      signedIn: { userDetails: { name: "Ramesh" } },
      offered: { userDetails: { name: "Asha" } },
    });
    expect(user.getState().user?.token).toBe("t0");
    // The account that was signed in leaves nothing behind.
    user.getState().signedOut();
    if (login.status === "other") login.replace();
    expect(user.getState().user).toEqual({ token: "fresh", userDetails: asha });
    expect(storage.get("platform")).toBe("android");
  });

  test("does not ask for confirmation when the link is for the same account", async () => {
    const { user, login } = await openAs(asha);
    expect(login).toEqual({ status: "signed-in" });
    expect(user.getState().user?.token).toBe("fresh");
  });
});
