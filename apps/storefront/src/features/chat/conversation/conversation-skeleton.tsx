import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

/** A conversation that is being read. */
export function ConversationSkeleton() {
  const t = useText(chatText);
  return (
    <div aria-busy="true" className={styles.surface}>
      <h1 className={styles.peer}>{t.title}</h1>
      <Skeleton shape="block" className={styles.waiting} />
      <WithoutScript topic="chat" />
      <Skeleton shape="card" className={styles.waitingComposer} />
    </div>
  );
}
