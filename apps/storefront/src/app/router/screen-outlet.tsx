import { Outlet } from "react-router-dom";
import { useAwaitedScreen } from "./use-awaited-screen.ts";

/** The screen of the address; while another one takes its time, the places of what it will show. */
export function ScreenOutlet() {
  const awaited = useAwaitedScreen();
  return awaited ? <awaited.Places path={awaited.path} /> : <Outlet />;
}
