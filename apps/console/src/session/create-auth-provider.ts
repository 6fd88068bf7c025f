import type { AuthProvider } from "react-admin";
import { HttpError } from "react-admin";
import { object } from "valibot";
import type { StaffApi } from "../api/staff-api.ts";
import type { ConsoleResource, ScreenName } from "../resource/console-resource.ts";
import { type SessionStore, signedIn } from "./session-store.ts";

interface AuthOptions {
  api: StaffApi;
  sessions: SessionStore;
  resources: readonly ConsoleResource[];
}

/** Read on the sign-in page. */
const ended = () => new Error("Your session has ended. Sign in again.");

/** Who is signed in, and what each role sees. The sign-in page writes the session. */
export function createAuthProvider({ api, sessions, resources }: AuthOptions): AuthProvider {
  /** Whether a role has the screen of an action, such as "list"; other actions have their own checks. */
  const mayOpen = (role: string, name: string, action: string) => {
    const screen = resources.find((each) => each.name === name)?.screens[action as ScreenName];
    return screen ? (screen.roles as readonly string[]).includes(role) : false;
  };
  return {
    async login() {
      if (!signedIn(sessions)) throw new Error("not signed in");
    },
    async logout() {
      if (sessions.read()) {
        // Without a connection the token stays valid until it expires, but nobody has it.
        await api.post("logout", object({}), {}).catch(() => undefined);
      }
      sessions.clear();
    },
    async checkAuth() {
      if (!signedIn(sessions)) throw ended();
    },
    async checkError(error: unknown) {
      if (!(error instanceof HttpError)) return;
      // The second: the owner has added a first passkey elsewhere.
      if (error.status === 401 || error.body?.code === "staff.passkey_required") {
        sessions.clear();
        throw ended();
      }
    },
    async getIdentity() {
      const staff = signedIn(sessions)?.staff;
      if (!staff) throw new Error("not signed in");
      return { id: staff.id, fullName: staff.name };
    },
    getPermissions: async () => signedIn(sessions)?.staff.role,
    async canAccess({ resource, action }) {
      const role = signedIn(sessions)?.staff.role;
      return role !== undefined && mayOpen(role, resource, action);
    },
  };
}
