import { startConversation } from "@aradhana/core/chat";
import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { useNavigate } from "react-router-dom";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import { useChatError } from "../use-chat-error.ts";
import styles from "./chat-list.module.css";

/** Opens the conversation with support. */
export function StartChat() {
  const { support } = useText(chatText);
  const { language } = useVisitor();
  const errorOf = useChatError();
  const navigate = useNavigate();
  const { calling, call } = useCall(async (api) => {
    const { id } = await startConversation(api, language);
    await navigate(pathTo("/chats/:id", { id }));
  });
  return (
    <>
      <Button loading={calling.status === "working"} onClick={() => void call()}>
        {support.start}
      </Button>
      <p role="alert" className={styles.error}>
        {calling.status === "failed" && errorOf(calling)}
      </p>
    </>
  );
}
