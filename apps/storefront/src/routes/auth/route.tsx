import type { SignedIn } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { FollowLink } from "../../link-login/follow-link.tsx";
import { linkLoginText } from "../../link-login/text.ts";
import { asksForCode } from "../../login/code-in-history.ts";
import { LoginForm } from "../../login/login-form.tsx";
import { allowsGuests, safeNext } from "../../login/safe-next.ts";
import { loginText } from "../../login/text.ts";
import { phoneText } from "../../phone/text.ts";
import { refusalText } from "../../refusals/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { useBrowser, useUser } from "../../services/browser.tsx";
import { NeedsScript } from "../../without-script/needs-script.tsx";
import { WithoutScript } from "../../without-script/without-script.tsx";
import styles from "./auth.module.css";
import { authText } from "./text.ts";

export const texts = [authText, linkLoginText, loginText, phoneText, refusalText];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: authText.in(language).title, noindex: true };
}

export function Component() {
  const [query] = useSearchParams();
  const next = safeNext(query.get("next"));
  const link = query.get("link");
  return link === "follow" ? (
    <FollowLink next={next} />
  ) : (
    <SignIn next={next} isExpired={link === "expired"} />
  );
}

/** `isExpired`: they came by a link that no longer signs anybody in. */
function SignIn({ next, isExpired }: { next: string; isExpired: boolean }) {
  const t = useText(authText);
  const { expired } = useText(linkLoginText);
  const browser = useBrowser();
  const user = useUser();
  const navigate = useNavigate();
  const atCode = asksForCode(useLocation().state);

  useEffect(() => {
    if (!user) return;
    // The number lies behind the code: neither stays in the way of Back.
    void (atCode ? navigate(-1) : navigate(next, { replace: true }));
  }, [user, atCode, next, navigate]);

  const keep = ({ token, user: userDetails }: SignedIn) =>
    browser?.user.getState().signedIn({ token, userDetails });

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p className={styles.intro}>{t.intro}</p>
      {isExpired && <Banner kind="warning">{expired}</Banner>}
      <WithoutScript topic="account" />
      <NeedsScript>
        <LoginForm onSignedIn={keep} />
      </NeedsScript>
      {allowsGuests(next) && (
        <Link variant="more" href={next}>
          {t.guest}
        </Link>
      )}
    </div>
  );
}
