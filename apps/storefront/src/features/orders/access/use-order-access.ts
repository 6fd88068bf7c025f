import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { takeAccessFromAddress } from "./order-access.ts";

/** For the targets of signed links: stores the secret of the link and removes it from the address bar. */
export function useOrderAccess(orderId: string): void {
  const browser = useBrowser();
  const navigate = useNavigate();
  useEffect(() => {
    const cleaned = browser && takeAccessFromAddress(browser, orderId, window.location.href);
    if (cleaned) void navigate(cleaned, { replace: true });
  }, [browser, orderId, navigate]);
}
