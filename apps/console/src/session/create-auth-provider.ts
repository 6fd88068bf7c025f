import { signedInStaff } from "@aradhana/core/staff";
import type { AuthProvider } from "react-admin";
import { HttpError } from "react-admin";
import { object } from "valibot";
import type { StaffApi } from "../api/staff-api.ts";
import { toHttpError } from "../api/to-http-error.ts";
import type { ConsoleResource, ScreenName } from "../resource/console-resource.ts";
import type { SessionStore } from "./session-store.ts";

interface AuthOptions {
  api: StaffApi;
  sessions: SessionStore;
  resources: readonly ConsoleResource[];
}

/** Signing in with a one-time code, and what each role sees. */
export function createAuthProvider({ api, sessions, resources }: AuthOptions): AuthProvider {
  /** Whether a role has the screen of an action, such as "list"; other actions have their own checks. */
  const mayOpen = (role: string, name: string, action: string) => {
    const screen = resources.find((each) => each.name === name)?.screens[action as ScreenName];
    return screen ? (screen.roles as readonly string[]).includes(role) : false;
  };
  return {
    async login(code: { otp_id: string; otp: string }) {
      try {
        sessions.write((await api.post("login/verifyOtp", signedInStaff, code)).results);
      } catch (error) {
        throw toHttpError(error);
      }
    },
    async logout() {
      if (sessions.read()) {
        // Without a connection the token stays valid until it expires, but nobody has it.
        await api.post("logout", object({}), {}).catch(() => undefined);
      }
      sessions.clear();
    },
    async checkAuth() {
      if (!sessions.read()) throw new Error("not signed in");
    },
    async checkError(error: unknown) {
      if (error instanceof HttpError && error.status === 401) {
        sessions.clear();
        throw new Error("the session has ended");
      }
    },
    async getIdentity() {
      const staff = sessions.read()?.staff;
      if (!staff) throw new Error("not signed in");
      return { id: staff.id, fullName: staff.name };
    },
    getPermissions: async () => sessions.read()?.staff.role,
    async canAccess({ resource, action }) {
      const role = sessions.read()?.staff.role;
      return role !== undefined && mayOpen(role, resource, action);
    },
  };
}
