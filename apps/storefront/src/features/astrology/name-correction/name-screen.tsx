import { Awaiting } from "@aradhana/ui/progress";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { lazy, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { nameReportText } from "./text.ts";

/** Loaded for those who ordered one. */
const NameReportById = lazy(async () => ({
  default: (await loadWithTexts(() => import("./name-report-by-id.tsx"))).NameReportById,
}));

/** The report of an order, which only the browser can fetch. */
export function NameScreen({ orderId }: { orderId: string }) {
  const isHydrated = useHydrated();
  const opening = <Opening />;
  if (!isHydrated) return opening;
  return (
    <Suspense fallback={opening}>
      <NameReportById key={orderId} orderId={orderId} />
    </Suspense>
  );
}

function Opening() {
  const { title } = useText(nameReportText);
  return (
    <>
      <WithoutScript topic="order" />
      <NeedsScript>
        <div aria-busy="true">
          <Awaiting />
          <StatusScreen status="checking" heading={title} />
        </div>
      </NeedsScript>
    </>
  );
}
