import type { SessionMode } from "@aradhana/core/consultation";
import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";

const DeviceTest = lazy(async () => ({
  default: (await loadWithTexts(() => import("./device-test.tsx"))).DeviceTest,
}));

/** The test of microphone and camera before a call; a chat needs none. */
export function TestDevices({ mode }: { mode: SessionMode }) {
  if (mode === "chat") return null;
  return (
    <SilentBoundary>
      <Suspense>
        <DeviceTest withVideo={mode === "video"} />
      </Suspense>
    </SilentBoundary>
  );
}
