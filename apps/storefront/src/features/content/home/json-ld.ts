import type { Language } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { languages } from "../../../shared/i18n/languages.ts";
import { shellText } from "../../../shared/shell-text/text.ts";

/** Who we are, and how the site is searched, for search engines. */
export function homeJsonLd(language: Language) {
  const { brand, shop } = shellText.in(language);
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: brand,
      legalName: shop.legalName,
      url: "/",
      address: shop.address,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: shop.customerCare.phone,
        email: shop.customerCare.email,
        availableLanguage: Object.keys(languages),
      },
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: brand,
      url: "/",
      potentialAction: {
        "@type": "SearchAction",
        target: `${pathTo("/online-puja")}?q={q}`,
        "query-input": "required name=q",
      },
    },
  ];
}
