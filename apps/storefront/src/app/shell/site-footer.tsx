import { currencyOf } from "@aradhana/core/currency";
import { Footer } from "@aradhana/ui/footer";
import { useLocation } from "react-router-dom";
import { useText } from "../../shared/i18n/define-text.ts";
import { languages } from "../../shared/i18n/languages.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";

/** Who runs this shop, where to complain, what the rules are. */
export function SiteFooter() {
  const { footer: t } = useText(shellText);
  const { country, language } = useVisitor();
  const { pathname, search } = useLocation();
  return (
    <Footer
      legalName={t.legal}
      addresses={[t.address]}
      gstin={{ label: t.gstinLabel, value: t.gstin }}
      contacts={[
        { title: t.care, phone: t.phone, email: t.careEmail, hours: t.careHours },
        { title: t.grievance, name: t.grievanceName, phone: t.grievancePhone, email: t.grievanceEmail },
      ]}
      lists={[
        {
          title: t.policies,
          links: Object.entries(t.policyNames).map(([slug, label]) => ({ href: `/${slug}`, label })),
        },
        {
          title: t.languages,
          links: Object.entries(languages).map(([code, { name }]) => ({
            href: `${pathname}${inLanguage(search, code)}`,
            label: name,
            lang: code,
            current: code === language,
          })),
        },
      ]}
      payments={{
        label: t.payments,
        names: t.paymentNames[currencyOf(country) === "inr" ? "inr" : "abroad"],
      }}
    />
  );
}

/** The same query in another language: filters, steps and order ids stay. */
function inLanguage(search: string, code: string): string {
  const query = new URLSearchParams(search);
  query.set("lang", code);
  return `?${query}`;
}
