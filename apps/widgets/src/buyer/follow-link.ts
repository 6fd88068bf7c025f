import { type ApiClient, getUser } from "@aradhana/core/api";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { type LinkLogin, type LoginLink, loginByLink, type UserStore } from "@aradhana/core/user";

/** Signs in whom an app sent by a link; fetched only where there is one. */
export function followLink(
  link: LoginLink,
  { api, storage, user }: { api: ApiClient; storage: KeyValueStorage; user: UserStore },
): Promise<LinkLogin> {
  const fetchUser = async (token: string) => (await getUser(api, token)).results;
  return loginByLink(link, { storage, user, getUser: fetchUser });
}
