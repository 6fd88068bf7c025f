import { currencyOf } from "@aradhana/core/currency";
import { pathTo } from "@aradhana/core/paths";
import { Footer } from "@aradhana/ui/footer";
import { useLocation } from "react-router-dom";
import { useText } from "../../shared/i18n/define-text.ts";
import { languages } from "../../shared/i18n/languages.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";

/** Who runs this shop, where to complain, what the rules are. */
export function SiteFooter() {
  const shell = useText(shellText);
  const { footer: t, shop } = shell;
  const { customerCare: care, grievanceOfficer: officer } = shop;
  const { country, language } = useVisitor();
  const { pathname, search } = useLocation();
  return (
    <Footer
      legalName={shop.legalName}
      addresses={[shop.address]}
      gstin={{ label: t.gstinLabel, value: shop.gstin }}
      contacts={[
        { title: care.name, phone: care.phone, email: care.email, hours: care.hours },
        { title: officer.role, name: officer.name, phone: officer.phone, email: officer.email },
      ]}
      lists={[
        {
          title: t.services,
          links: [
            { href: pathTo("/online-puja"), label: shell.pujas },
            { href: pathTo("/vip-pujas"), label: shell.vipPujas },
            { href: pathTo("/chadhaava"), label: shell.chadhaava },
          ],
        },
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
