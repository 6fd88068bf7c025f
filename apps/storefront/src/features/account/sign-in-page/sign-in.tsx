import type { SignedIn } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { linkLoginText } from "../link-login/text.ts";
import { asksForCode } from "../login/code-in-history.ts";
import { LoginForm } from "../login/login-form.tsx";
import { allowsGuests } from "../login/safe-next.ts";
import styles from "./auth.module.css";
import { authText } from "./text.ts";

/** The sign-in form, which then opens `next`. `isExpired`: the visitor followed a link that has expired. */
export function SignIn({ next, isExpired }: { next: string; isExpired: boolean }) {
  const t = useText(authText);
  const { expired } = useText(linkLoginText);
  const browser = useBrowser();
  // Not the user itself: it is another object when a second tab stores it, and one would go back twice.
  const isSignedIn = useUser() !== undefined;
  const navigate = useNavigate();
  const atCode = asksForCode(useLocation().state);

  useEffect(() => {
    if (!isSignedIn) return;
    // In the history the phone step is behind the code step: Back must lead to neither.
    void (atCode ? navigate(-1) : navigate(next, { replace: true }));
  }, [isSignedIn, atCode, next, navigate]);

  const signIn = ({ token, user: userDetails }: SignedIn) =>
    browser?.user.getState().signedIn({ token, userDetails });

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p className={styles.intro}>{t.intro}</p>
      {isExpired && <Banner kind="warning">{expired}</Banner>}
      <WithoutScript topic="account" />
      <NeedsScript>
        <LoginForm onSignedIn={signIn} />
      </NeedsScript>
      {allowsGuests(next) && (
        <Link variant="more" href={next}>
          {t.guest}
        </Link>
      )}
    </div>
  );
}
