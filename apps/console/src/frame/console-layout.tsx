import type { ReactNode } from "react";
import { AppBar, CheckForApplicationUpdate, Layout, TitlePortal } from "react-admin";

const ConsoleBar = () => (
  <AppBar>
    <TitlePortal />
  </AppBar>
);

/** The frame of every screen, which offers to reload after a release. */
export const ConsoleLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={ConsoleBar}>
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);
