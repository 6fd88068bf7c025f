import { statusAt, templePlace } from "@aradhana/core/catalogue";
import type { Pooja, PoojaPackage } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { Skeleton } from "@aradhana/ui/skeleton";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { CannotShow } from "./cannot-show.tsx";
import { Closed } from "./closed.tsx";
import { Offer } from "./offer.tsx";
import { OtherBooking } from "./other-booking.tsx";
import styles from "./pay-later.module.css";
import { ReservedPlace } from "./reserved.tsx";
import { Settled } from "./settled.tsx";
import { payLaterText } from "./text.ts";
import { useFocusOnNews } from "./use-focus-on-news.ts";
import { useReservationStatus } from "./use-reservation-state.ts";

export interface PayLaterPageProps {
  puja: Pooja;
  /** The package that the address names. */
  chosen: PoojaPackage;
  /** The price that the address names, minor units. */
  hint: number | undefined;
  serverTime: string;
}

/** A place of a puja that is reserved for ten minutes and paid later. */
export function PayLaterPage(page: PayLaterPageProps) {
  const { puja, serverTime } = page;
  const t = useText(payLaterText);
  const { language } = useVisitor();
  const now = useServerClock(serverTime, [puja.cutoff_at]);
  const isOpen = statusAt(puja, now) === "open";
  const currentStatus = useReservationStatus(puja, page.chosen);
  const { resource } = currentStatus;
  const place = useFocusOnNews(resource.status === "ready" ? resource.value.status : undefined);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link variant="more" href={pathTo("/pooja/:id", { id: puja.id })}>
          <ChevronStartIcon size="sm" />
          {t.back}
        </Link>
        <h1 className={styles.title}>{puja.title}</h1>
        <p className={styles.soft}>
          {formatDate(puja.muhurat.start_at, "day", language)} · {templePlace(puja.temple)}
        </p>
      </header>
      <WithoutScript topic="hold" />
      <div ref={place} className={styles.place}>
        <Place {...page} {...currentStatus} isOpen={isOpen} />
      </div>
    </div>
  );
}

type PlaceProps = PayLaterPageProps & ReturnType<typeof useReservationStatus> & { isOpen: boolean };

function Place({ resource, reload, payLater, restart, isOpen, ...page }: PlaceProps) {
  if (resource.status === "failed") return <CannotShow failure={resource} onRetry={reload} />;
  if (resource.status === "loading" || !payLater) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const currentStatus = resource.value;
  switch (currentStatus.status) {
    case "ordered":
    case "paid":
      return <Settled {...currentStatus} />;
    case "other":
      return <OtherBooking reservation={currentStatus.reservation} onLetGo={restart} />;
    case "reserved":
      return <ReservedPlace {...page} {...currentStatus} onEnd={reload} onLetGo={restart} />;
    case "over":
      return isOpen ? <Settled status="over" onAgain={restart} /> : <Closed puja={page.puja} />;
    case "offer":
      if (!isOpen) return <Closed puja={page.puja} />;
      return <Offer {...page} quote={currentStatus.quote} payLater={payLater} onStale={reload} />;
  }
}
