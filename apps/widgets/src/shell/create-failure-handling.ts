import { reloadHomeOnce, whenOnline } from "@aradhana/browser/lazy";
import type { ErrorReporter } from "@aradhana/core/error-reporting";
import { isChunkFailure } from "@aradhana/core/lazy";
import type { FailureHandling } from "./failure-context.ts";

interface Options {
  reporter: Pick<ErrorReporter, "exception">;
  /** The address of the widget's first screen. */
  home: string;
  /** Loads the document at an address. @default in place of this one: a frame adds no step to the page's history */
  open?: (address: string) => void;
}

/**
 * Reports what broke while it was rendered. A part that could not be fetched is not reported: the widget's first screen is
 * loaded again (specification section 8), once in half a minute; without a connection, as soon as there is one.
 */
export function createFailureHandling({
  reporter,
  home,
  open = (address) => window.location.replace(address),
}: Options): FailureHandling {
  return {
    onFailure(error) {
      if (isChunkFailure(error)) whenOnline(() => reloadHomeOnce(() => open(home)));
      else reporter.exception(error, { shown: "fallback screen" });
    },
    goHome: () => open(home),
  };
}
