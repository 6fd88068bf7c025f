import { whatsappAddress } from "@aradhana/core/shop";
import { useLocation } from "react-router-dom";
import { useText } from "../i18n/define-text.ts";
import { useVisitor } from "../services/visitor.tsx";
import { shellText } from "../shell-text/text.ts";
import { messagesIn, type Topic } from "./messages.ts";

/** What a page cannot do without scripts, and the alternatives. */
export function Advice({ topic }: { topic: Topic }) {
  const t = messagesIn(useVisitor().language);
  const { shop } = useText(shellText);
  const { pathname, search } = useLocation();
  const { heading, text } = t.topics[topic];
  return (
    <>
      <h2>{heading}</h2>
      <p>{text}</p>
      <h3>{t.ways}</h3>
      <ul>
        <li>
          {t.switchOn} <a href={pathname + search}>{t.again}</a>
        </li>
        <li>{t.link}</li>
        <li>
          <a href={whatsappAddress(shop.customerCare.phone, t.message)}>{t.whatsapp}</a>
        </li>
        <li>
          <a href={`tel:${shop.customerCare.phone.replaceAll(" ", "")}`}>
            {t.call(shop.customerCare.phone, shop.customerCare.hours)}
          </a>
        </li>
      </ul>
    </>
  );
}
