import { parseLanguage } from "../shared/i18n/languages.ts";

interface Choices {
  /** The address that was requested. */
  url: string;
  /** The cookie of the language that the visitor chose; undefined if there is none or it cannot be read. */
  cookie: string | null | undefined;
  /** The language of the page that was saved last. */
  lastPage: string | null | undefined;
}

/** The language of the page that the worker writes: chosen as the server would, as far as a worker knows. */
export const languageOfVisitor = ({ url, cookie, lastPage }: Choices) =>
  parseLanguage(new URL(url).searchParams.get("lang")) ??
  parseLanguage(cookie) ??
  // Of a browser without the Cookie Store API.
  parseLanguage(lastPage) ??
  "en";
