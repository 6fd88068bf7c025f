import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";

/** Loaded for those who ordered one. */
const NameReportById = lazy(async () => ({
  default: (await loadWithTexts(() => import("./name-report-by-id.tsx"))).NameReportById,
}));

/** The report of an order, which only the browser can fetch. */
export function NameScreen({ orderId }: { orderId: string }) {
  const isHydrated = useHydrated();
  return (
    <>
      <WithoutScript topic="order" />
      {isHydrated && (
        <Suspense fallback={<Opening />}>
          <NameReportById key={orderId} orderId={orderId} />
        </Suspense>
      )}
    </>
  );
}
