import { loadWithRetry } from "@aradhana/browser/lazy";
import { reportUnexpected, useMutation } from "@aradhana/checkout/query";
import { writeSankalp } from "@aradhana/core/api";
import type { Sankalp } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import { pathTo, paymentPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { type BrowserServices, useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useSignedInPhone } from "../../account/login/use-signed-in-phone.ts";
import { accessTo, phoneOf } from "../access/order-access.ts";
import { Confirming } from "../order/confirming.tsx";
import { isConfirming } from "../order/is-confirming.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import { Locked } from "./locked.tsx";
import { Preview } from "./preview.tsx";
import styles from "./sankalp.module.css";
import {
  dropSankalp,
  isSaved,
  openDraft,
  requestOf,
  type SankalpDraft,
  storeSankalp,
} from "./sankalp-draft.ts";
import { SankalpForm } from "./sankalp-form.tsx";
import { sankalpText } from "./text.ts";

/** `?step=preview` is the preview, so that Back returns to the form. */
const STEP = "step";
const PREVIEW = "preview";

function withStep(pathname: string, search: string, step: string | null): string {
  const query = new URLSearchParams(search);
  if (step) query.set(STEP, step);
  else query.delete(STEP);
  return `${pathname}?${query}`;
}

/** What the preview shows and submits. */
interface Saved {
  sankalp: Sankalp;
  draft: SankalpDraft;
  /** Until its preview has opened, a late change of the form (a spelling from the API) does not discard it. */
  wasShown: boolean;
}

/** The names for the ritual: written, looked over as they will be read, and handed in. */
export function SankalpScreen({ booked, onChanged }: { booked: AnsweredOrder; onChanged(): void }) {
  const t = useText(sankalpText);
  const { country, language } = useVisitor();
  const browser = useBrowser();
  const messageFor = useErrorMessage();
  const until = useMoment(Date.parse(booked.server_time))(booked.sankalp_cutoff_at);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isPreview = new URLSearchParams(search).get(STEP) === PREVIEW;
  const user = useUser();
  const isSignedIn = user !== undefined;
  const known = user?.userDetails.name;
  const name = typeof known === "string" ? known : undefined;
  const phone = useSignedInPhone();
  const { order, sankalp, itemId } = booked;
  const ritual = orderedRitual(booked);
  const [draft, setDraft] = useState<SankalpDraft>();
  const [saved, setSaved] = useState<Saved>();
  const [wasRead, setWasRead] = useState(false);
  const { state: sending, mutate } = useMutation(
    async (
      { api, storage, drafts }: BrowserServices,
      action: "save" | "submit",
      written: SankalpDraft,
    ): Promise<Sankalp> => {
      const secret = accessTo({ storage, drafts }, order.id);
      const request = { ...requestOf(order.id, written, language), item_id: itemId };
      const { results } = await writeSankalp(api, action, request, secret);
      if (action === "submit" && written.saves && isSignedIn) {
        const devotees = written.devotees.map((devotee) => ({
          ...devotee,
          name_devanagari: (devotee.isWritten && devotee.name_devanagari) || "",
        }));
        void loadWithRetry(() => import("../../account/saved/save-for-next.ts"))
          .then(({ saveForNext }) => saveForNext(api, { devotees, key: `save-${order.id}` }))
          .catch(reportUnexpected);
      }
      return results;
    },
  );

  useEffect(() => {
    if (!browser) return;
    setDraft(
      (shown) =>
        shown ??
        openDraft(browser.drafts, booked, {
          ...{ dialCode: dialCodeOf(country), name },
          phone: phone ?? phoneOf(browser, booked.order.id),
        }),
    );
  }, [browser, booked, country, name, phone]);

  // After a reload the preview is that of the saved names; if they were changed since, the form is shown.
  const [isReloaded, setReloaded] = useState(isPreview);
  useEffect(() => {
    if (!isReloaded || !draft) return;
    setReloaded(false);
    if (sankalp && isSaved(draft, booked)) return setSaved({ sankalp, draft, wasShown: true });
    void navigate(withStep(pathname, search, null), { replace: true, preventScrollReset: true });
  }, [isReloaded, draft, sankalp, booked, navigate, pathname, search]);

  useEffect(() => {
    if (isPreview) setSaved((before) => before && { ...before, wasShown: true });
  }, [isPreview]);

  if (!browser || !draft || isReloaded) return null;
  if (sankalp?.state === "locked" || sankalp?.state === "read_out")
    return <Locked {...{ order, sankalp, itemId, onChanged }} />;

  const change = (next: SankalpDraft) => {
    setSaved((before) => (before?.wasShown ? undefined : before));
    setDraft(next);
    storeSankalp(browser.drafts, order.id, next, itemId);
  };

  async function send(action: "save" | "submit", written: SankalpDraft) {
    if (!browser) return;
    const settled = await mutate(browser, action, written);
    if (!settled) return;
    if (!settled.ok) {
      if (settled.failure.code === "sankalp_locked") onChanged();
    } else if (action === "save") {
      setSaved({ sankalp: settled.value, draft: written, wasShown: isPreview });
      setWasRead(true);
      if (!isPreview) void navigate(withStep(pathname, search, PREVIEW), { preventScrollReset: true });
    } else {
      trackLabel(browser.analytics, "Sankalp submitted");
      dropSankalp(browser.drafts, order.id, itemId);
      void navigate(
        pathTo("/sankalp-form-submitted/:id/:type/:name", {
          id: order.id,
          type: order.type,
          name: booked.name,
          item_id: itemId,
        }),
      );
    }
  }

  const isSending = sending.status === "working";
  return (
    <>
      <p className={styles.soft}>
        {t.intro(ritual.title)} {t.editableUntil(until)}
      </p>
      {isConfirming(order) && <Confirming order={order} />}
      {order.next_action === "pay" && (
        <Banner
          kind="warning"
          action={
            <Link href={paymentPath(order.id, order.type)} variant="more">
              {t.payNow}
            </Link>
          }
        >
          {t.unpaid}
        </Banner>
      )}
      {saved && isPreview ? (
        <Preview
          sankalp={saved.sankalp}
          maxDevotees={ritual.nameLimit}
          isSending={isSending}
          onChange={() => void navigate(-1)}
          onSubmit={() => void send("submit", saved.draft)}
        />
      ) : (
        <SankalpForm
          booked={booked}
          draft={draft}
          onDraft={change}
          isSending={isSending}
          fieldErrors={sending.status === "failed" ? sending.failure.fieldErrors : undefined}
          isBack={wasRead}
          onPreview={() => void send("save", draft)}
        />
      )}
      {sending.status === "failed" && (
        <Banner role="alert" kind="danger">
          {sending.failure.code === "network" ? t.savedHere : messageFor(sending.failure)}
        </Banner>
      )}
    </>
  );
}
