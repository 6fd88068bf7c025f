import { maskPhone } from "@aradhana/core/phone";
import type { LinkLogin, StoredUser } from "@aradhana/core/user";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { verifiedBy } from "../buyer/verified-by.ts";
import type { Visitor } from "../visitor.ts";
import { shellText } from "./text.ts";

interface LinkNoticeProps {
  /** The result of the sign-in link. */
  login: Exclude<LinkLogin, { status: "signed-in" }>;
  /** It is settled. */
  onDone(): void;
  language: Visitor["language"];
}

/** Says that a sign-in link has expired, or asks before it changes the signed-in account. */
export function LinkNotice({ login, onDone, language }: LinkNoticeProps) {
  const { link: t } = shellText[language];
  if (login.status === "failed")
    return (
      <Banner role="status" kind="warning">
        {t.expired}
      </Banner>
    );
  if (login.status !== "other") return null;
  const [signedIn, offered] = [nameOf(login.signedIn), nameOf(login.offered)];
  return (
    <Banner
      role="alert"
      title={t.other}
      action={
        <>
          <Button size="sm" onClick={onDone}>
            {t.stay(signedIn)}
          </Button>
          <Button
            size="sm"
            variant="line"
            onClick={() => {
              login.replace();
              onDone();
            }}
          >
            {t.change(offered)}
          </Button>
        </>
      }
    >
      {t.otherText(signedIn, offered)}
    </Banner>
  );
}

/** The name or number by which the owner recognises an account. */
function nameOf(user: StoredUser): string {
  const known = verifiedBy(user);
  return known ? maskPhone(known.phone) : user.userDetails.id;
}
