import { FullScreenLoader } from "@aradhana/ui/full-screen-loader";
import { useText } from "../i18n/define-text.ts";
import { shellText } from "./text.ts";
import "./boot-screen.css";

/** The whole window while the application itself is on its way, where no server drew a page before it. */
export function BootScreen() {
  const t = useText(shellText);
  return <FullScreenLoader label={t.loading} slow={{ text: t.loadingSlow, reloadLabel: t.reload }} />;
}
