import type { Language } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { pathTo, withLanguage } from "@aradhana/core/paths";
import { Footer } from "@aradhana/ui/footer";
import { useLocation } from "react-router-dom";
import { linePages } from "../../lines/line-pages.ts";
import { servicePath } from "../../lines/service-pages.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { languages } from "../../shared/i18n/languages.ts";
import { policyLinks } from "../../shared/policy-links/policy-links.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";

/** The owner of the shop, contacts for complaints, and the policies. */
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
            ...linePages.map(({ href, label }) => ({ href, label: shell[label] })),
            { href: servicePath("kundali"), label: shell.kundali },
            { href: servicePath("name_correction"), label: shell.nameNumbers },
            { href: pathTo("/blogs"), label: shell.blogs },
            { href: pathTo("/reels"), label: shell.reels },
            { href: pathTo("/chat"), label: shell.chat },
          ],
        },
        {
          title: t.policies,
          links: policyLinks(t.policyNames),
        },
        {
          title: t.languages,
          links: (Object.keys(languages) as Language[]).map((code) => ({
            href: withLanguage({ pathname, search }, code),
            label: languages[code].name,
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
