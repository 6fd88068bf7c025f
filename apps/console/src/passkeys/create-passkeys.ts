import { passkeyCreation, passkeyUse, signedInStaff } from "@aradhana/core/staff";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { StaffApi } from "../api/staff-api.ts";
import type { SessionStore } from "../session/session-store.ts";

/** The passkeys of the owner who signs in or is signed in, with the browser's own dialogs. */
export interface Passkeys {
  /** Makes a passkey on a device of the owner's choice. The first one confirms the session. */
  add(name: string): Promise<void>;
  /** Confirms the session with one of the owner's passkeys. */
  confirm(): Promise<void>;
}

export function createPasskeys({ api, sessions }: { api: StaffApi; sessions: SessionStore }): Passkeys {
  return {
    async add(name) {
      const { results } = await api.post("passkey/options", passkeyCreation, {});
      const response = await startRegistration({ optionsJSON: results });
      sessions.write((await api.post("passkey", signedInStaff, { name, response })).results);
    },
    async confirm() {
      const { results } = await api.post("login/passkeyOptions", passkeyUse, {});
      const response = await startAuthentication({ optionsJSON: results });
      sessions.write((await api.post("login/passkey", signedInStaff, response)).results);
    },
  };
}
