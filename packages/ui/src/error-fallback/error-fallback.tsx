import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "../button-link/index.ts";
import { RequestId } from "../error-state/index.ts";
import { WarningIcon } from "../icon/page-icons.tsx";
import { StatePanel, type StatePanelProps } from "../state-panel/index.ts";

export type ErrorFallbackProps = Omit<
  StatePanelProps,
  "sign" | "tone" | "turning" | "headingRef" | "actions" | "foot"
> & {
  /** The link out. */
  home: { href: string; label: string };
  /** A link to the support. */
  support?: ReactNode;
  requestId?: { label: string; value: string } | undefined;
};

/** Replaces a screen that failed to render. */
export function ErrorFallback({ home, support, requestId, headingAs = "h1", ...rest }: ErrorFallbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused element is gone: without this, keyboard and screen reader silently restart at the top.
  useEffect(() => heading.current?.focus(), []);

  return (
    <StatePanel
      {...rest}
      tone="bad"
      sign={<WarningIcon size="lg" />}
      headingAs={headingAs}
      headingRef={heading}
      actions={
        <>
          {/* With a target it is a plain link: nothing of the broken page is left, not even the router. */}
          <ButtonLink href={home.href} target="_self">
            {home.label}
          </ButtonLink>
          {support}
        </>
      }
      foot={requestId && <RequestId {...requestId} />}
    />
  );
}
