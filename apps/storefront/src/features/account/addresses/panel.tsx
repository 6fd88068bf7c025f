import { pathTo, withPanel } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { Sheet } from "@aradhana/ui/sheet";
import { useLocation } from "react-router-dom";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { useUser } from "../../../shared/services/browser.tsx";
import { savedText } from "../saved/text.ts";
import { useSavedAddresses } from "../saved/use-saved.ts";
import { AddressList } from "./address-list.tsx";

export const texts = [savedText, errorTexts];

/** The addresses that the signed-in user saved, to see, add, change and delete. */
export function Panel({ onClose }: PanelProps) {
  const { addresses: t } = useText(savedText);
  const user = useUser();
  const location = useLocation();
  return (
    <Sheet open title={t.title} closeLabel={t.close} onOpenChange={(open) => !open && onClose()}>
      {user ? (
        <OwnAddresses />
      ) : (
        <EmptyState
          heading={t.guest}
          headingAs="h3"
          actions={
            <ButtonLink href={pathTo("/auth", { next: withPanel(location, "addresses") })}>
              {t.signIn}
            </ButtonLink>
          }
        >
          <p>{t.guestText}</p>
        </EmptyState>
      )}
    </Sheet>
  );
}

function OwnAddresses() {
  const { addresses: t } = useText(savedText);
  const messageFor = useErrorMessage();
  const { state, stored, refetch } = useSavedAddresses();
  const isStored = state.status !== "ready" && stored.length > 0;
  const shown = isStored
    ? { status: "ready" as const, value: [...stored], isFetching: state.status === "loading" }
    : state;
  return (
    <>
      {isStored && state.status === "failed" && (
        <Banner role="status" kind="warning">
          {messageFor(state.failure)} {t.stored}
        </Banner>
      )}
      <AddressList saved={{ state: shown, refetch }} />
    </>
  );
}
