import { useMutation } from "@aradhana/checkout/query";
import { updateProfile } from "@aradhana/core/api";
import { updateProfileRequest } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";
import { useProfileName } from "./use-profile-name.ts";

/** The user's own name. */
export function ProfileName() {
  const { name: t } = useText(savedText);
  const messageFor = useErrorMessage();
  const browser = useBrowser();
  const known = useProfileName();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? known ?? "";
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, mutate } = useMutation(async () => {
    const user = browser?.user.getState().user;
    if (!browser || !user) return;
    const { results } = await updateProfile(browser.api, { name: name.trim() || null });
    browser.user.getState().signedIn({ token: user.token, userDetails: results });
  });

  const failure = state.status === "failed" ? state.failure : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isValid = v.is(updateProfileRequest.entries.name, name.trim() || null);
    setWrong(!isValid);
    if (isValid) void mutate();
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className={styles.part}>
      <FieldErrors form={form} errors={failure?.fieldErrors}>
        <TextField
          label={t.label}
          name="name"
          value={name}
          autoComplete="name"
          maxLength={60}
          error={(isWrong && t.wrong) || (failure && !failure.fieldErrors && messageFor(failure))}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FieldErrors>
      <Button type="submit" variant="line" loading={state.status === "working"}>
        {t.save}
      </Button>
      <p role="status" className={styles.soft}>
        {state.status === "done" && name === known && t.saved}
      </p>
    </form>
  );
}
