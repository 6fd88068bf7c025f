import { phone } from "@aradhana/core/contract";
import { maskPhone } from "@aradhana/core/phone";
import type { LinkLogin, StoredUser } from "@aradhana/core/user";
import { Button } from "@aradhana/ui/button";
import * as v from "valibot";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./link-login.module.css";
import { linkLoginText } from "./text.ts";

interface Props extends Extract<LinkLogin, { status: "other" }> {
  /** Deletes all data of the previous user. */
  forget(): void;
  onDone(): void;
}

/** Asks before another person's link signs out the current user. */
export function OtherAccount({ signedIn, offered, replace, forget, onDone }: Props) {
  const t = useText(linkLoginText);

  function change() {
    forget();
    replace();
    onDone();
  }

  return (
    <div className={styles.page}>
      <h1>{t.other}</h1>
      <p>{t.otherText(nameOf(signedIn), nameOf(offered))}</p>
      <Button onClick={onDone}>{t.stay(nameOf(signedIn))}</Button>
      <Button variant="line" onClick={change}>
        {t.change(nameOf(offered))}
      </Button>
    </div>
  );
}

/** A label by which users recognise their account. */
function nameOf({ userDetails }: StoredUser): string {
  const known = v.safeParse(phone, userDetails.phone);
  return known.success ? maskPhone(known.output) : userDetails.id;
}
