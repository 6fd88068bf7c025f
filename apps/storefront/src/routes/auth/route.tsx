import { FollowLink } from "../../features/account/link-login/follow-link.tsx";
import { linkLoginText } from "../../features/account/link-login/text.ts";
import { safeNext } from "../../features/account/login/safe-next.ts";
import { loginText } from "../../features/account/login/text.ts";
import { phoneText } from "../../features/account/phone/text.ts";
import { SignIn } from "../../features/account/sign-in-page/sign-in.tsx";
import { authText } from "../../features/account/sign-in-page/text.ts";
import { useAddressQuery } from "../../shared/address/use-address-query.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [authText, linkLoginText, loginText, phoneText, errorTexts];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: authText.in(language).title, noindex: true };
}

export function Component() {
  const query = useAddressQuery();
  const next = safeNext(query.get("next"));
  const link = query.get("link");
  return link === "follow" ? (
    <FollowLink next={next} />
  ) : (
    <SignIn next={next} isExpired={link === "expired"} />
  );
}
