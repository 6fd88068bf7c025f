import type { NameReportContent as Content } from "@aradhana/core/name-correction";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { servicePath } from "../../../lines/service-pages.ts";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NameReportContent } from "./name-report-content.tsx";
import { nameReportText } from "./text.ts";

/** A report of an invented person, whole, for those who want to know what they would get. */
export function SampleNamePage({ content }: { content: Content }) {
  const { sample: t } = useText(nameReportText);
  const isCartDisabled = useCartDisabled();
  return (
    <NameReportContent
      content={content}
      before={<Banner title={t.title}>{t.text}</Banner>}
      after={
        <ButtonLink href={servicePath("name_correction")}>{isCartDisabled ? t.bookNow : t.order}</ButtonLink>
      }
    />
  );
}
