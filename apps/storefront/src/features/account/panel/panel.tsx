import { pathTo, withPanel } from "@aradhana/core/paths";
import { maskPhone } from "@aradhana/core/phone";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Sheet } from "@aradhana/ui/sheet";
import { Skeleton } from "@aradhana/ui/skeleton";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { readStoredOrders } from "../../orders/access/saved-orders.ts";
import { logOut } from "../login/log-out.ts";
import { useSignedInPhone } from "../login/use-signed-in-phone.ts";
import styles from "./account.module.css";
import { accountText } from "./text.ts";

export const texts = [accountText];

const AccountDetails = lazy(async () => {
  const module = await loadWithTexts(() => import("../saved/account-details.tsx"));
  return { default: module.AccountDetails };
});

/** The signed-in user, links to their data, and the log-out: phones are shared. */
export function Panel({ onClose }: PanelProps) {
  const t = useText(accountText);
  const user = useUser();
  const phone = useSignedInPhone();
  const location = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Sheet open title={t.title} closeLabel={t.close} onOpenChange={(open) => !open && onClose()}>
      <div className={styles.body}>
        {user ? (
          <p>
            {t.signedInAs} <b>{phone ? maskPhone(phone) : user.userDetails.id}</b>
          </p>
        ) : (
          <>
            <p>
              <b>{t.guest}</b>
            </p>
            <p className={styles.soft}>{t.guestText}</p>
            <ButtonLink href={pathTo("/auth", { next: withPanel(location) })}>{t.signIn}</ButtonLink>
          </>
        )}
        <ButtonLink variant="line" href={withPanel(location, "orders")}>
          {t.orders}
        </ButtonLink>
        <ButtonLink variant="line" href={withPanel(location, "support")}>
          {t.help}
        </ButtonLink>
        <ButtonLink variant="line" href={withPanel(location, "locale")}>
          {t.locale}
        </ButtonLink>
        {/* Its reads end with the log-out: nobody needs to see them fail. */}
        {user && !isLeaving && (
          <SilentBoundary>
            <Suspense fallback={<Skeleton />}>
              <AccountDetails />
            </Suspense>
          </SilentBoundary>
        )}
        {user ? <LogOut {...{ isLeaving, setLeaving }} /> : <ForgetOrders />}
      </div>
    </Sheet>
  );
}

interface LogOutProps {
  isLeaving: boolean;
  setLeaving(isLeaving: boolean): void;
}

function LogOut({ isLeaving, setLeaving }: LogOutProps) {
  const t = useText(accountText);
  const browser = useBrowser();

  async function leave() {
    if (!browser) return;
    setLeaving(true);
    await logOut(browser);
  }

  return (
    <>
      <Button variant="quiet" loading={isLeaving} onClick={() => void leave()}>
        {t.logOut}
      </Button>
      <p className={styles.soft}>{t.leaving}</p>
    </>
  );
}

/** Log-out for a guest, whose orders this browser opens without a login. */
function ForgetOrders() {
  const t = useText(accountText);
  const browser = useBrowser();
  if (!browser || readStoredOrders(browser.storage, Date.now()).length === 0) return null;
  return (
    <>
      <Button variant="quiet" onClick={browser.forget}>
        {t.forget}
      </Button>
      <p className={styles.soft}>{t.stored}</p>
    </>
  );
}
