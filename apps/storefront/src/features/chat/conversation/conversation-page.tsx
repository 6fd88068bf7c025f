import { pathTo, signInPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useUser, useWasSignedOut } from "../../../shared/services/browser.tsx";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";
import { ChatSurface } from "./chat-surface.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";

const page = (content: ReactNode) => <div className={styles.page}>{content}</div>;

/** A conversation on its own page, for signed-in visitors. */
export function ConversationPage({ id }: { id: string }) {
  const t = useText(chatText);
  const user = useUser();
  const isHydrated = useHydrated();
  const wasSignedOut = useWasSignedOut();
  const location = useLocation();
  if (!isHydrated) return page(<ConversationSkeleton />);
  if (!user) {
    return (
      <UnavailableState
        heading={wasSignedOut ? t.missing.signedOut : t.guest.signIn}
        headingAs="h1"
        actions={
          <>
            <ButtonLink href={signInPath(location)}>{t.missing.signIn}</ButtonLink>
            <ButtonLink variant="line" href={pathTo("/chat")}>
              {t.title}
            </ButtonLink>
          </>
        }
      >
        <p>{t.description}</p>
      </UnavailableState>
    );
  }
  return page(<ChatSurface key={user.userDetails.id} id={id} headingAs="h1" />);
}
