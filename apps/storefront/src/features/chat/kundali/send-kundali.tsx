import type { ConversationStore } from "@aradhana/core/chat";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import styles from "../conversation/chat.module.css";
import { kundaliCardText } from "./text.ts";

const BirthForm = lazy(async () => ({
  default: (await loadWithTexts(() => import("../../astrology/birth-details/birth-form.tsx"))).BirthForm,
}));

export const texts = [kundaliCardText];

interface SendKundaliProps {
  conversationId: string;
  astrologer: string;
  store: Pick<ConversationStore, "sendBirth">;
  onClose(): void;
}

/** Sends the birth details of a saved person, or new ones, to the astrologer of a conversation. */
export function SendKundali({ conversationId, astrologer, store, onClose }: SendKundaliProps) {
  const t = useText(kundaliCardText);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={t.title} className={styles.fields}>
      <p>{t.consent(astrologer)}</p>
      <Suspense fallback={<Opening />}>
        <BirthForm
          purpose="session"
          of={conversationId}
          birth={null}
          labels={{ save: t.send(astrologer), cancel: t.cancel }}
          save={async (_api, birth) => {
            await store.sendBirth(birth);
            onClose();
          }}
          onCancel={onClose}
        />
      </Suspense>
    </section>
  );
}
