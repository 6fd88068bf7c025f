import { whatsappAddress } from "@aradhana/core/shop";
import { Banner } from "@aradhana/ui/banner";
import { useText } from "../i18n/define-text.ts";
import { useVisitor } from "../services/visitor.tsx";
import { shellText } from "../shell-text/text.ts";
import { messagesIn } from "./messages.ts";
import styles from "./without-script.module.css";

/** How something is ordered where scripts do not run: by a message that names it, or by phone. */
export function OrderWithoutScript({ title }: { title: string }) {
  return <noscript className={styles.order}>{import.meta.env.SSR && <OtherWays title={title} />}</noscript>;
}

function OtherWays({ title }: { title: string }) {
  const t = messagesIn(useVisitor().language);
  const { shop } = useText(shellText);
  const { phone, hours } = shop.customerCare;
  return (
    <Banner kind="warning">
      {t.ordering.text}
      <ul>
        <li>
          <a href={whatsappAddress(phone, t.ordering.message(title))}>{t.ordering.whatsapp}</a>
        </li>
        <li>
          <a href={`tel:${phone.replaceAll(" ", "")}`}>{t.call(phone, hours)}</a>
        </li>
      </ul>
    </Banner>
  );
}
