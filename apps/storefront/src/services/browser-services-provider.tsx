import { type ReactNode, useEffect, useState } from "react";
import { BrowserProvider, type BrowserServices } from "./browser.tsx";

interface Props {
  open(): Promise<BrowserServices>;
  children: ReactNode;
}

/** Gives the page its browser services as soon as they are there; until then it is the page the server drew. */
export function BrowserServicesProvider({ open, children }: Props) {
  const [services, setServices] = useState<BrowserServices>();
  useEffect(() => {
    let wanted = true;
    void open().then((opened) => wanted && setServices(opened));
    return () => {
      wanted = false;
    };
  }, [open]);
  return <BrowserProvider value={services}>{children}</BrowserProvider>;
}
