import { useMemo } from "react";
import { Admin, Resource } from "react-admin";
import { Navigate, useLocation } from "react-router-dom";
import { createDataProvider } from "./api/create-data-provider.ts";
import type { StaffApi } from "./api/staff-api.ts";
import { ConsoleLayout, ConsoleNotification } from "./frame/console-layout.tsx";
import { consoleTexts } from "./frame/console-texts.ts";
import { ForRoles } from "./frame/for-roles.tsx";
import { UnknownPage } from "./frame/unknown-page.tsx";
import { createPasskeys } from "./passkeys/create-passkeys.ts";
import { PasskeysContext } from "./passkeys/passkeys-context.ts";
import { resources } from "./resource/resources.ts";
import { createAuthProvider } from "./session/create-auth-provider.ts";
import { type SessionStore, signedIn } from "./session/session-store.ts";
import { SignInPage } from "./session/sign-in-page.tsx";
import { consoleTheme } from "./theme/console-theme.ts";

/** The whole console. */
export function Console({ api, sessions }: { api: StaffApi; sessions: SessionStore }) {
  const passkeys = useMemo(() => createPasskeys({ api, sessions }), [api, sessions]);
  const providers = useMemo(
    () => ({
      dataProvider: createDataProvider(api, resources),
      authProvider: createAuthProvider({ api, sessions, resources }),
    }),
    [api, sessions],
  );
  const { pathname, search } = useLocation();
  // React Admin would send a visitor without a session there thousands of times, until its own navigation is done.
  if (pathname !== "/login" && !signedIn(sessions))
    return <Navigate replace to="/login" state={{ nextPathname: pathname, nextSearch: search }} />;
  return (
    <PasskeysContext value={passkeys}>
      <Admin
        {...providers}
        title="Aradhana console"
        layout={ConsoleLayout}
        notification={ConsoleNotification}
        i18nProvider={consoleTexts}
        catchAll={UnknownPage}
        loginPage={<SignInPage api={api} sessions={sessions} />}
        theme={consoleTheme}
        darkTheme={null}
        requireAuth
        disableTelemetry
      >
        {resources.map(({ name, label, icon, screens }) => (
          <Resource
            key={name}
            name={name}
            options={{ label }}
            icon={icon}
            {...Object.fromEntries(
              Object.entries(screens).map(([screen, { component: Component, roles }]) => [
                screen,
                <ForRoles key={screen} roles={roles}>
                  <Component />
                </ForRoles>,
              ]),
            )}
          />
        ))}
      </Admin>
    </PasskeysContext>
  );
}
