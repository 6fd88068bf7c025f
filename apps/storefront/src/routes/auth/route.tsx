import type { SignedIn } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { FollowLink } from "../../features/account/link-login/follow-link.tsx";
import { linkLoginText } from "../../features/account/link-login/text.ts";
import { asksForCode } from "../../features/account/login/code-in-history.ts";
import { LoginForm } from "../../features/account/login/login-form.tsx";
import { allowsGuests, safeNext } from "../../features/account/login/safe-next.ts";
import { loginText } from "../../features/account/login/text.ts";
import { phoneText } from "../../features/account/phone/text.ts";
import styles from "../../features/account/sign-in-page/auth.module.css";
import { authText } from "../../features/account/sign-in-page/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { useBrowser, useUser } from "../../shared/services/browser.tsx";
import { NeedsScript } from "../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../shared/without-script/without-script.tsx";

export const texts = [authText, linkLoginText, loginText, phoneText, errorTexts];

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
