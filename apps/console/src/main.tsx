import "@aradhana/ui/theme/tokens.css";
import "@aradhana/ui/theme/fonts.css";
import "./theme/console.css";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createStaffApi } from "./api/staff-api.ts";
import { Console } from "./console.tsx";
import { createSessionStore } from "./session/session-store.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const sessions = createSessionStore(() => sessionStorage, Date.now);
const api = createStaffApi({ origin: location.origin, token: () => sessions.read()?.token });

// The policy of the page only takes styles with the nonce of the response.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: "console", prepend: true, ...(nonce && { nonce }) });

// A router of this kind can hold a navigation back: a form asks before its changes are lost.
const router = createBrowserRouter([{ path: "*", element: <Console api={api} sessions={sessions} /> }], {
  basename: "/console",
});

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
