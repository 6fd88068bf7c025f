import type { ApiClient } from "@aradhana/core/api";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ConfirmStep } from "../../account/saved/confirm-step.tsx";
import { reportStateText } from "./text.ts";

interface DeleteDataProps {
  /** What is deleted, and what stays. */
  question: string;
  remove(api: ApiClient): Promise<void>;
}

/** Deletes a report and what it was made of, after a question. */
export function DeleteData({ question, remove }: DeleteDataProps) {
  const { delete: t } = useText(reportStateText);
  const messageFor = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const { calling, call } = useCall(remove);
  return (
    <>
      {isAsking ? (
        <ConfirmStep
          label={t.action}
          question={question}
          confirm={t.confirm}
          keep={t.keep}
          busy={calling.status === "working"}
          onConfirm={() => void call()}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {t.action}
        </Button>
      )}
      {calling.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(calling)}
        </Banner>
      )}
    </>
  );
}
