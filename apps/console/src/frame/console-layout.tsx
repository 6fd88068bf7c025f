import type { ReactNode } from "react";
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Notification,
  TitlePortal,
  UserMenu,
  useGetIdentity,
} from "react-admin";

function Account() {
  const { data } = useGetIdentity();
  // The name is on the button: its label begins with it.
  return <UserMenu label={`${data?.fullName ?? ""} account`.trim()} />;
}

/** It stays when the page is scrolled: hidden, the heading of the page would be hidden from screen readers too. */
const ConsoleBar = () => (
  <AppBar alwaysOn userMenu={<Account />}>
    <TitlePortal {...{ component: "h1" }} />
  </AppBar>
);

/** The frame of every screen, which offers to reload after a release. */
export const ConsoleLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={ConsoleBar}>
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);

/** Long enough to read what to do after an error, in ms. */
export const ConsoleNotification = () => <Notification autoHideDuration={10_000} />;
