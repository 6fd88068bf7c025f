import { loadWithRetry } from "@aradhana/browser/lazy";
import type { SessionMode } from "@aradhana/core/consultation";
import { lazy, Suspense } from "react";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";

const DeviceTest = lazy(async () => ({
  default: (await loadWithRetry(() => import("./device-test.tsx"))).DeviceTest,
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
