import { type ReactNode, useEffect } from "react";
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Notification,
  TitlePortal,
  UserMenu,
  useGetIdentity,
} from "react-admin";
import { ConsoleMenu } from "./console-menu.tsx";

function Account() {
  const { data } = useGetIdentity();
  // The name is on the button: its label begins with it.
  return <UserMenu label={`${data?.fullName ?? ""} account`.trim()} />;
}

const HEADING = "react-admin-title";

/** Tabs and the history of the browser have the heading of each page, which its screen writes late. */
function usePageTitle() {
  useEffect(() => {
    const heading = document.getElementById(HEADING);
    if (!heading) return;
    const update = () => {
      document.title = [heading.textContent, "Aradhana console"].filter(Boolean).join(" · ");
    };
    const observer = new MutationObserver(update);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, []);
}

/** It stays when the page is scrolled: hidden, the heading of the page would be hidden from screen readers too. */
function ConsoleBar() {
  usePageTitle();
  return (
    <AppBar alwaysOn userMenu={<Account />}>
      <TitlePortal {...{ component: "h1" }} id={HEADING} />
    </AppBar>
  );
}

/** The frame of every screen, which offers to reload after a release. */
export const ConsoleLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={ConsoleBar} menu={ConsoleMenu}>
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);

/** Long enough to read what to do after an error, in ms. */
export const ConsoleNotification = () => <Notification autoHideDuration={10_000} />;
