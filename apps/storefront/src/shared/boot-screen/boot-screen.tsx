import { FullScreenLoader } from "@aradhana/ui/full-screen-loader";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useText } from "../i18n/define-text.ts";
import { shellText } from "../shell-text/text.ts";
import "./boot-screen.css";

interface BootScreenProps {
  /** Whether the shell is around it. @default false */
  inShell?: boolean;
}

/** Fills the window while the application loads, if no server rendered the page. */
export function BootScreen({ inShell = false }: BootScreenProps) {
  const t = useText(shellText);
  const screen = (
    <>
      <VisuallyHidden as="h1">{t.loading}</VisuallyHidden>
      <FullScreenLoader label={t.loading} slow={{ text: t.loadingSlow, reloadLabel: t.reload }} />
    </>
  );
  return inShell ? screen : <main>{screen}</main>;
}
