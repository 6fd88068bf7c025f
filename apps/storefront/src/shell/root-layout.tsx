import { Outlet, ScrollRestoration } from "react-router-dom";
import { useDocumentTitle } from "../screen/use-document-title.ts";

/** What surrounds every screen. */
export function RootLayout() {
  useDocumentTitle();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
