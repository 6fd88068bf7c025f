import { focusOnMount } from "@aradhana/browser/focus";
import { useMutation } from "@aradhana/checkout/query";
import { makeMainPhone, removePhone } from "@aradhana/core/api";
import type { CustomerPhones } from "@aradhana/core/contract";
import { maskPhone } from "@aradhana/core/phone";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useState } from "react";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { loginText } from "../login/text.ts";
import { phoneText } from "../phone/text.ts";
import { AddPhone } from "./add-phone.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { Outcome, useOutcome } from "./outcome.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";
import { useOwnPhones } from "./use-own-phones.ts";

export const texts = [savedText, errorTexts, loginText, phoneText];

type Other = CustomerPhones["others"][number];
type Step = { kind: "add" } | { kind: "remove"; id: string };

/** The user's verified numbers: another is added by its code, made the main one, or removed. */
export function Form() {
  const { phones: t, retry } = useText(savedText);
  const messageFor = useErrorMessage();
  const browser = useBrowser();
  const { state, refetch } = useOwnPhones();
  const [changed, setChanged] = useState<CustomerPhones>();
  const [step, setStep] = useState<Step>();
  const outcome = useOutcome();
  const [promoted, setPromoted] = useState("");

  function close(text: string) {
    setStep(undefined);
    outcome.show(text);
  }

  function show(phones: CustomerPhones, text: string) {
    setChanged(phones);
    const users = browser?.user.getState();
    if (users?.user) {
      const { token, userDetails } = users.user;
      users.signedIn({ token, userDetails: { ...userDetails, phone: phones.main } });
    }
    close(text);
  }

  const promote = useMutation(async ({ id, phone }: Other) => {
    if (browser) show(await makeMainPhone(browser.api, id), t.madeMain(maskPhone(phone)));
  });
  const remove = useMutation(async ({ id, phone }: Other) => {
    if (browser) show(await removePhone(browser.api, id), t.removed(maskPhone(phone)));
  });
  const isBusy = [promote, remove].some((each) => each.state.status === "working");

  function open(next: Step) {
    if (isBusy) return;
    promote.reset();
    remove.reset();
    outcome.clear();
    setStep(next);
  }

  if (state.status === "failed") {
    return (
      <Banner
        role="alert"
        kind="danger"
        action={
          <Button variant="line" size="sm" loading={state.isFetching} onClick={refetch}>
            {retry}
          </Button>
        }
      >
        {messageFor(state.failure)}
      </Banner>
    );
  }
  const phones = changed ?? (state.status === "ready" ? state.value : undefined);
  if (!phones) {
    return (
      <>
        <Opening />
        <Skeleton />
      </>
    );
  }
  return (
    <div className={styles.part}>
      <ul className={styles.part}>
        <li>
          {maskPhone(phones.main)}
          <p className={styles.soft}>{t.main}</p>
        </li>
        {phones.others.map((other) => {
          const masked = maskPhone(other.phone);
          const isAsking = step?.kind === "remove" && step.id === other.id;
          return (
            <li key={other.id}>
              <div className={styles.item}>
                <div>{masked}</div>
                {!isAsking && (
                  <div className={styles.actions}>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t.makeThisMain(masked)}
                      loading={promoted === other.id && promote.state.status === "working"}
                      onClick={() => {
                        if (isBusy) return;
                        setPromoted(other.id);
                        void promote.mutate(other);
                      }}
                    >
                      {t.makeMain}
                    </Button>
                    <IconButton
                      label={t.remove(masked)}
                      onClick={() => open({ kind: "remove", id: other.id })}
                    >
                      <TrashIcon />
                    </IconButton>
                  </div>
                )}
              </div>
              {isAsking && (
                <ConfirmStep
                  {...{
                    label: t.remove(masked),
                    question: t.sure(masked),
                    confirm: t.confirm,
                    keep: t.cancel,
                  }}
                  busy={remove.state.status === "working"}
                  onConfirm={() => void remove.mutate(other)}
                  onKeep={() => close("")}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.soft}>{t.mainNote}</p>
      {step?.kind === "add" ? (
        <fieldset ref={focusOnMount} tabIndex={-1} aria-label={t.add} className={styles.part}>
          <AddPhone onAdded={(next, added) => show(next, t.added(maskPhone(added)))} />
          <Button variant="line" onClick={() => close("")}>
            {t.cancel}
          </Button>
        </fieldset>
      ) : (
        <Button variant="line" onClick={() => open({ kind: "add" })}>
          {t.add}
        </Button>
      )}
      <Outcome of={outcome} actions={[promote, remove]} />
    </div>
  );
}
