import { getUser } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { type LinkLogin, loginByLink, takeLoginHandover } from "@aradhana/core/user";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { BootScreen } from "../../../shared/boot-screen/boot-screen.tsx";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { OtherAccount } from "./other-account.tsx";

/** Signs in by a link and opens `next`, the page of the link. */
export function FollowLink({ next }: { next: string }) {
  const browser = useBrowser();
  const navigate = useNavigate();
  const following = useRef<Promise<LinkLogin | undefined>>(undefined);
  const [login, setLogin] = useState<LinkLogin>();

  useEffect(() => {
    if (!browser) return;
    let isCurrent = true;
    // Once, however often React runs this: the login of a link is good for one use.
    following.current ??= follow(browser);
    void following.current.then((followed) => {
      if (!isCurrent) return;
      if (followed?.status === "other") return setLogin(followed);
      const retry = pathTo("/auth", { next, link: followed?.status === "failed" ? "expired" : undefined });
      void navigate(followed?.status === "signed-in" ? next : retry, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [browser, next, navigate]);

  if (!browser || login?.status !== "other") return <BootScreen inShell />;
  return (
    <OtherAccount {...login} forget={browser.forget} onDone={() => void navigate(next, { replace: true })} />
  );
}

/** Undefined without a pending login: the address was typed or reloaded. */
async function follow({ api, drafts, log, storage, user }: BrowserServices): Promise<LinkLogin | undefined> {
  const link = takeLoginHandover(drafts, window);
  if (!link) return undefined;
  const fetchUser = async (token: string) => (await getUser(api, token)).results;
  return loginByLink(link, { storage, user, getUser: fetchUser, log });
}
