import { type ReactNode, useEffect, useState } from "react";
import { BrowserProvider, type BrowserServices } from "./browser.tsx";

interface Props {
  open(): Promise<BrowserServices>;
  children: ReactNode;
}

/**
 * Gives the page its browser services as soon as they are there; until then it is the page the server drew.
 * Once all is forgotten the page begins anew: what its parts had in memory belonged to somebody who left.
 */
export function BrowserServicesProvider({ open, children }: Props) {
  const [services, setServices] = useState<BrowserServices>();
  const [visitors, setVisitors] = useState(1);
  useEffect(() => {
    let wanted = true;
    void open().then((opened) => wanted && setServices(opened));
    return () => {
      wanted = false;
    };
  }, [open]);
  useEffect(() => services?.onForget(() => setVisitors((n) => n + 1)), [services]);
  return (
    <BrowserProvider key={visitors} value={services}>
      {children}
    </BrowserProvider>
  );
}
