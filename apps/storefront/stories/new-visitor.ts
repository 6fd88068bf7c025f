import { createStorage } from "@aradhana/core/storage";
import { createUserStore } from "@aradhana/core/user";
import { answer } from "./answers.ts";

/** Entries of Storybook and its test runner in the same browser, which are not cleared. */
const isOfStorybook = (key: string) => /storybook|vitest|addon/i.test(key);

function clear(storage: Storage) {
  for (const key of Object.keys(storage)) if (!isOfStorybook(key)) storage.removeItem(key);
}

/** A browser that was never here, of a visitor who chose India. Gives what makes it that again. */
export function beNewVisitor(): () => void {
  const forget = () => {
    clear(localStorage);
    clear(sessionStorage);
  };
  forget();
  // biome-ignore lint/suspicious/noDocumentCookie: as the locale panel sets it
  document.cookie = "country=in; path=/; SameSite=Lax";
  return forget;
}

/** A browser in which somebody is signed in. Who makes it a new visitor's again ends that too. */
export function beSignedIn(): void {
  const { token, user: userDetails } = answer("signed-in").results;
  createUserStore(createStorage(() => localStorage))
    .getState()
    .signedIn({ token, userDetails });
}

/** A browser that has never time for what comes after a usable page: reports, counts and checks for updates. */
export function beBusy(): () => void {
  const before = window.requestIdleCallback;
  window.requestIdleCallback = () => 0;
  return () => {
    window.requestIdleCallback = before;
  };
}
