import type { SignedIn } from "@aradhana/core/contract";
import { Link } from "@aradhana/ui/link";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { LoginForm } from "../../login/login-form.tsx";
import { allowsGuests, safeNext } from "../../login/safe-next.ts";
import { loginText } from "../../login/text.ts";
import { phoneText } from "../../phone/text.ts";
import { refusalText } from "../../refusals/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { useBrowser, useUser } from "../../services/browser.tsx";
import { WithoutScript } from "../../without-script/without-script.tsx";
import styles from "./auth.module.css";
import { authText } from "./text.ts";

export const texts = [authText, loginText, phoneText, refusalText];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: authText.in(language).title, noindex: true };
}

export function Component() {
  const t = useText(authText);
  const browser = useBrowser();
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get("next"));

  useEffect(() => {
    if (user) void navigate(next, { replace: true });
  }, [user, next, navigate]);

  const keep = ({ token, user: userDetails }: SignedIn) =>
    browser?.user.getState().signedIn({ token, userDetails });

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p className={styles.intro}>{t.intro}</p>
      <WithoutScript topic="account" />
      <LoginForm onSignedIn={keep} />
      {allowsGuests(next) && (
        <Link variant="more" href={next}>
          {t.guest}
        </Link>
      )}
    </div>
  );
}
