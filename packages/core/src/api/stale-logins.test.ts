import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { createUserStore, storedToken } from "../user/index.ts";
import { ApiError, createApiClient } from "./index.ts";

const meta = {
  request_id: "r1",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};
const login = (token: string) => ({ token, userDetails: { id: "cus_1" } });

/** What `localStorage` is to two tabs: one store behind both. */
function sharedStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** Two tabs of one browser that are signed in, whose requests wait until all of them get a 401. */
function openTabs() {
  const shared = sharedStorage();
  createUserStore(createStorage(() => shared))
    .getState()
    .signedIn(login("first"));
  const pending: (() => void)[] = [];
  const sent: (string | null)[] = [];
  let sessionEnds = 0;
  const openTab = () => {
    const storage = createStorage(() => shared);
    const user = createUserStore(storage);
    const api = createApiClient({
      ...{ host: "https://api.test", pageOrigin: "https://shop.test", platform: "web", language: "en" },
      sessionId: () => "s1",
      country: () => "in",
      token: () => storedToken(storage),
      onSessionEnd() {
        sessionEnds++;
        user.getState().sessionEnded();
      },
      fetch: (input, init) => {
        sent.push(new Request(input, init).headers.get("authorization"));
        const body = { success: false, code: "unauthorized", message: "no", field_errors: [], meta };
        return new Promise((resolve) => {
          pending.push(() => resolve(Response.json(body, { status: 401 })));
        });
      },
    });
    return { api, user, read: () => Array.from({ length: 50 }, () => api.get("/api/v1/login/getUser")) };
  };
  const tabs = [openTab(), openTab()] as const;

  return {
    tabs,
    shared,
    sessionEnds: () => sessionEnds,
    /** 50 reads in each tab with the login that is stored now, which all fail after `meanwhile`. */
    async failAllReads(meanwhile: () => void = () => {}) {
      const reads = tabs.flatMap(({ read }) => read());
      await expect.poll(() => pending.length).toBe(100);
      expect(new Set(sent)).toEqual(new Set(["Bearer first"]));
      meanwhile();
      for (const answer of pending) answer();
      const outcomes = await Promise.allSettled(reads);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unauthorized", status: 401 } });
        expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(ApiError);
      }
      return outcomes.length;
    },
  };
}

test("100 reads of two tabs that fail with the old login after a new one sign nobody out (B-27)", async () => {
  const { tabs, shared, sessionEnds, failAllReads } = openTabs();
  const [here, other] = tabs;
  const failed = await failAllReads(() => {
    here.user.getState().signedIn(login("second"));
    other.user.getState().changedElsewhere();
  });
  expect(failed).toBe(100);
  expect(sessionEnds()).toBe(0);
  expect(JSON.parse(shared.getItem("user") ?? "")).toEqual(login("second"));
  for (const { user } of tabs) {
    expect(user.getState()).toMatchObject({ user: login("second"), wasEnded: false });
  }
});

test("100 reads of two tabs that fail with the login of now sign out once, and each is answered (B-27)", async () => {
  const { tabs, shared, sessionEnds, failAllReads } = openTabs();
  expect(await failAllReads()).toBe(100);
  expect(sessionEnds()).toBe(1);
  expect(shared.getItem("user")).toBeNull();
  for (const { user } of tabs) {
    user.getState().changedElsewhere();
    expect(user.getState().user).toBeUndefined();
  }
});
