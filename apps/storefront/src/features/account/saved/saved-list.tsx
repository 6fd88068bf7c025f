import { focusOnMount } from "@aradhana/browser/focus";
import { useMutation } from "@aradhana/checkout/query";
import type { SavedCalls } from "@aradhana/core/api";
import type { QueryState } from "@aradhana/core/query";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import { type ReactNode, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { LazyForm, type LoadForm } from "./lazy-form.tsx";
import { Outcome, useOutcome } from "./outcome.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";

export interface SavedFormProps<Saved, Request> {
  /** What is changed. @default a new one */
  first?: Saved;
  busy: boolean;
  onSave(details: Request): void;
  onCancel(): void;
}

interface Props<Saved extends Request & { id: string }, Request> {
  saved: { state: QueryState<Saved[]>; refetch(): void };
  calls: SavedCalls<Saved, Request>;
  messages: { none: string; add: string };
  /** Fetches the form when somebody adds or changes one. */
  loadForm: LoadForm<SavedFormProps<Saved, Request>>;
  /** An action that changes one with one press. */
  promotion?: {
    /** What the button says, and what it is for those who hear it alone. */
    label: string;
    title(name: string): string;
    done(name: string): string;
    /** What is saved by it; nothing where it changes nothing. */
    of(saved: Saved): Request | undefined;
  };
  nameOf(saved: Saved): string;
  renderItem(saved: Saved): ReactNode;
}

/** What is done to a list: one thing at a time. */
type Step<Saved> = { kind: "add" } | { kind: "edit" | "remove"; of: Saved };

/** What the user saved, with a form to add another and to change each. */
export function SavedList<Saved extends Request & { id: string }, Request>({
  saved: { state, refetch },
  calls,
  messages,
  loadForm,
  promotion,
  nameOf,
  renderItem,
}: Props<Saved, Request>) {
  const t = useText(savedText);
  const messageFor = useErrorMessage();
  const api = useBrowser()?.api;
  const [step, setStep] = useState<Step<Saved>>();
  const outcome = useOutcome();
  const [promoted, setPromoted] = useState<string>();
  const keys = useRef(new Map<string, string>());
  const fields = useRef<HTMLDivElement>(null);

  /** The same for the same details of one form: corrected ones are another request. */
  function keyOf(details: Request) {
    const sent = JSON.stringify(details);
    const key = keys.current.get(sent) ?? crypto.randomUUID();
    keys.current.set(sent, key);
    return key;
  }

  const save = useMutation(async (details: Request) => {
    if (!api || !step) return;
    await (step.kind === "add"
      ? calls.add(api, details, keyOf(details))
      : calls.replace(api, step.of.id, details));
    refetch();
    close(t.saved);
  });
  const remove = useMutation(async (each: Saved) => {
    if (!api) return;
    await calls.remove(api, each.id);
    refetch();
    close(t.removed(nameOf(each)));
  });
  const promote = useMutation(async (each: Saved) => {
    const details = promotion?.of(each);
    if (!api || !details) return;
    await calls.replace(api, each.id, details);
    refetch();
    close(promotion?.done(nameOf(each)) ?? "");
  });
  const actions = [save, remove, promote];
  const isBusy = actions.some(({ state }) => state.status === "working");

  function open(next: Step<Saved>) {
    if (isBusy) return;
    begin();
    keys.current.clear();
    setStep(next);
  }

  function begin() {
    for (const { reset } of actions) reset();
    outcome.clear();
  }

  function close(text: string) {
    setStep(undefined);
    outcome.show(text);
  }

  function cancel() {
    if (isBusy) return;
    for (const { reset } of actions) reset();
    close(t.unchanged);
  }

  const form = (label: string, first?: Saved) => (
    <fieldset ref={focusOnMount} tabIndex={-1} aria-label={label}>
      <div ref={fields}>
        <FieldErrors
          form={fields}
          errors={save.state.status === "failed" ? save.state.failure.fieldErrors : undefined}
        >
          <LazyForm
            load={loadForm}
            retryLabel={t.retry}
            {...(first && { first })}
            busy={save.state.status === "working"}
            onSave={(details) => void save.mutate(details)}
            onCancel={cancel}
          />
        </FieldErrors>
      </div>
    </fieldset>
  );

  if (state.status === "loading") {
    return (
      <>
        <Opening />
        <Skeleton />
      </>
    );
  }
  if (state.status === "failed") {
    return (
      <Banner
        role="alert"
        kind="danger"
        action={
          <Button variant="line" size="sm" loading={state.isFetching} onClick={refetch}>
            {t.retry}
          </Button>
        }
      >
        {messageFor(state.failure)}
      </Banner>
    );
  }
  // One that is gone, with the consent to save it or in another tab, cannot be changed any more.
  const isOpen = step && (step.kind === "add" || state.value.some(({ id }) => id === step.of.id));
  return (
    <div className={styles.part}>
      {state.value.length === 0 && !isOpen && <p className={styles.soft}>{messages.none}</p>}
      {state.value.length > 0 && (
        <ul className={styles.part}>
          {state.value.map((each) => {
            const kind = step && step.kind !== "add" && step.of.id === each.id ? step.kind : undefined;
            if (kind === "edit") return <li key={each.id}>{form(t.edit(nameOf(each)), each)}</li>;
            return (
              <li key={each.id}>
                <div className={styles.item}>
                  <div>{renderItem(each)}</div>
                  {!kind && (
                    <div className={styles.actions}>
                      {promotion?.of(each) && (
                        <Button
                          variant="quiet"
                          size="sm"
                          aria-label={promotion.title(nameOf(each))}
                          loading={promoted === each.id && promote.state.status === "working"}
                          onClick={() => {
                            if (isBusy) return;
                            begin();
                            setPromoted(each.id);
                            void promote.mutate(each);
                          }}
                        >
                          {promotion.label}
                        </Button>
                      )}
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={t.edit(nameOf(each))}
                        onClick={() => open({ kind: "edit", of: each })}
                      >
                        {t.change}
                      </Button>
                      <IconButton
                        label={t.remove(nameOf(each))}
                        onClick={() => open({ kind: "remove", of: each })}
                      >
                        <TrashIcon />
                      </IconButton>
                    </div>
                  )}
                </div>
                {kind && (
                  <ConfirmStep
                    {...{ label: t.remove(nameOf(each)), question: t.sure(nameOf(each)) }}
                    {...{ confirm: t.confirm, keep: t.cancel }}
                    busy={remove.state.status === "working"}
                    onConfirm={() => void remove.mutate(each)}
                    onKeep={cancel}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Outcome of={outcome} actions={actions} />
      {step?.kind === "add" && form(messages.add)}
      {!isOpen && (
        <Button variant="line" onClick={() => open({ kind: "add" })}>
          {messages.add}
        </Button>
      )}
    </div>
  );
}
