import { useMutation } from "@aradhana/checkout/query";
import type { SavedCalls } from "@aradhana/core/api";
import type { QueryState } from "@aradhana/core/query";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { Skeleton } from "@aradhana/ui/skeleton";
import { type ComponentType, type ReactNode, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";

export interface SavedFormProps<Request> {
  /** What is changed. @default a new one */
  first?: Request;
  busy: boolean;
  onSave(details: Request): void;
  onCancel(): void;
}

interface Props<Saved extends Request & { id: string }, Request> {
  saved: { state: QueryState<Saved[]>; refetch(): void };
  calls: SavedCalls<Saved, Request>;
  words: { none: string; add: string };
  Form: ComponentType<SavedFormProps<Request>>;
  nameOf(saved: Saved): string;
  renderItem(saved: Saved): ReactNode;
}

/** What the user saved, with a form to add another and to change each. */
export function SavedList<Saved extends Request & { id: string }, Request>({
  saved: { state, refetch },
  calls,
  words,
  Form,
  nameOf,
  renderItem,
}: Props<Saved, Request>) {
  const t = useText(savedText);
  const messageFor = useErrorMessage();
  const api = useBrowser()?.api;
  const [open, setOpen] = useState<{ key: string; of?: Saved }>();

  const save = useMutation(async (details: Request) => {
    if (!api || !open) return;
    await (open.of ? calls.replace(api, open.of.id, details) : calls.add(api, details, open.key));
    setOpen(undefined);
    refetch();
  });
  const remove = useMutation(async (id: string) => {
    if (!api) return;
    await calls.remove(api, id);
    refetch();
  });
  const failed = [save.state, remove.state].find((each) => each.status === "failed");
  const form = open && (
    <Form
      key={open.key}
      {...(open.of && { first: open.of })}
      busy={save.state.status === "working"}
      onSave={(details) => void save.mutate(details)}
      onCancel={() => setOpen(undefined)}
    />
  );

  if (state.status === "loading") return <Skeleton />;
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
  return (
    <div className={styles.part}>
      {state.value.length === 0 && !open && <p className={styles.soft}>{words.none}</p>}
      <ul className={styles.part}>
        {state.value.map((each) =>
          open?.of?.id === each.id ? (
            <li key={each.id}>{form}</li>
          ) : (
            <li key={each.id} className={styles.item}>
              <div>{renderItem(each)}</div>
              <div className={styles.actions}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t.edit(nameOf(each))}
                  onClick={() => setOpen({ key: each.id, of: each })}
                >
                  {t.change}
                </Button>
                <IconButton label={t.remove(nameOf(each))} onClick={() => void remove.mutate(each.id)}>
                  <TrashIcon />
                </IconButton>
              </div>
            </li>
          ),
        )}
      </ul>
      {failed?.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(failed.failure)}
        </Banner>
      )}
      {open && !open.of && form}
      {!open && (
        <Button variant="line" onClick={() => setOpen({ key: crypto.randomUUID() })}>
          {words.add}
        </Button>
      )}
    </div>
  );
}
