import { ButtonLink } from "@aradhana/ui/button-link";
import { Link } from "@aradhana/ui/link";
import { Sheet } from "@aradhana/ui/sheet";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { requestTexts } from "../../catalogue/request/request-form.tsx";
import { OwnTickets } from "./own-tickets.tsx";
import styles from "./support.module.css";
import { supportText } from "./text.ts";
import { storeTicket, ticketIn, withTicket } from "./ticket-access.ts";
import { TicketForm } from "./ticket-form.tsx";
import { TicketThread } from "./ticket-thread.tsx";

export const texts = [...requestTexts, supportText];

/** Customer care: WhatsApp, phone, tickets with number and dates, and whom to write to if that does not help. */
export function Panel({ onClose }: PanelProps) {
  const t = useText(supportText);
  const { shop } = useText(shellText);
  const location = useLocation();
  const navigate = useNavigate();
  const browser = useBrowser();
  const query = new URLSearchParams(location.search);
  const about = query.get("about")?.slice(0, 20);
  const ticket = ticketIn(location.search);
  const secret = ticket?.secret;
  // Out of the address bar, so that no later page, log or picture of the screen holds it.
  useEffect(() => {
    if (!browser || !ticket || secret === undefined) return;
    storeTicket(browser, ticket.number, secret);
    void navigate(withTicket(location, ticket.number), { replace: true });
  }, [browser, ticket, secret, location, navigate]);

  function open(number: string, key: string) {
    if (browser) storeTicket(browser, number, key);
    void navigate(withTicket(location, number));
  }

  const { customerCare, grievanceOfficer } = shop;
  return (
    <Sheet open title={t.title} closeLabel={t.close} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.body}>
        {ticket && secret === undefined ? (
          <>
            <TicketThread key={ticket.number} number={ticket.number} />
            <Link variant="more" href={withTicket(location)}>
              {t.back}
            </Link>
          </>
        ) : (
          <>
            <div className={styles.ways}>
              <AskOnWhatsapp {...(about && { order: about })} />
              <ButtonLink variant="line" href={`tel:${customerCare.phone.replaceAll(" ", "")}`}>
                {t.call(customerCare.phone)}
              </ButtonLink>
              <p className={styles.soft}>{customerCare.hours}</p>
            </div>
            <OwnTickets />
            <section className={styles.form}>
              <h3 className={styles.heading}>{t.form.heading}</h3>
              <TicketForm order={about} about={query.get("topic")} onCreated={open} />
            </section>
          </>
        )}
        <section className={styles.ways}>
          <h3 className={styles.heading}>{t.officer}</h3>
          <p>
            {grievanceOfficer.name}, <bdi dir="ltr">{grievanceOfficer.phone}</bdi>,{" "}
            <Link variant="text" href={`mailto:${grievanceOfficer.email}`}>
              {grievanceOfficer.email}
            </Link>
          </p>
          <p className={styles.soft}>{grievanceOfficer.hours}</p>
        </section>
      </div>
    </Sheet>
  );
}
