import { Outlet } from "react-router-dom";
import type { Screen } from "./screen.ts";
import { useAwaitedScreen } from "./use-awaited-screen.ts";

/** The screen at the current address, or the skeleton of a next one that takes its time. */
export function ScreenOutlet({ screens }: { screens: Screen[] }) {
  const awaited = useAwaitedScreen(screens);
  if (!awaited) return <Outlet />;
  const { AwaitedScreen, folder, preview } = awaited;
  return <AwaitedScreen folder={folder} preview={preview} />;
}
