import { pathTo, signInPath, withPanel } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Link } from "@aradhana/ui/link";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useWasSignedOut } from "../../../shared/services/browser.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { chatText } from "../text.ts";
import styles from "./chat-list.module.css";

/** For visitors who are not signed in: answers to what most of them ask, and other ways to ask. */
export function QuickQuestions() {
  const { guest: t, missing } = useText(chatText);
  const wasSignedOut = useWasSignedOut();
  const location = useLocation();
  const links = [withPanel(location, "orders"), pathTo("/exchange-policy"), pathTo("/")];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t.title}</h2>
      {t.questions.map(({ question, answer, link }, place) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
          <p>
            <Link href={links[place] ?? pathTo("/")}>{link}</Link>
          </p>
        </Disclosure>
      ))}
      <p>{wasSignedOut ? missing.signedOut : t.signIn}</p>
      <div className={styles.actions}>
        <ButtonLink href={signInPath(location)}>{t.signInAction}</ButtonLink>
        <AskOnWhatsapp />
      </div>
    </section>
  );
}
