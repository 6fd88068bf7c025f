import type { LinkPreview } from "@aradhana/ui/link";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { type ComponentType, useLayoutEffect } from "react";
import { useText } from "../../shared/i18n/define-text.ts";
import { shellText } from "../../shared/shell-text/text.ts";
import type { SkeletonProps } from "../../shared/skeleton/skeleton-props.ts";
import { TextSkeleton } from "../../shared/skeleton/text-skeleton.tsx";
import styles from "./awaited-screen.module.css";

/** Together in one small chunk, which is there before the first screen that needs one of them. */
const skeletons = import.meta.glob<ComponentType<SkeletonProps>>("../../routes/*/skeleton.tsx", {
  eager: true,
  import: "Skeleton",
});

interface Props {
  /** The screen's, under routes/. */
  folder: string;
  preview: LinkPreview | undefined;
}

/** The skeleton of a screen that is being fetched, with what is known of it, scrolled to its top. */
export function AwaitedScreen({ folder, preview }: Props) {
  const t = useText(shellText);

  // The scroll position of the previous page means nothing here; the router restores it on the return.
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    void window.scrollTo({ top: 0, behavior: "instant" });
  }, []);

  const Skeleton = skeletons[`../../routes/${folder}/skeleton.tsx`] ?? TextSkeleton;
  return (
    <div className={styles.page}>
      {!preview && <VisuallyHidden as="h1">{t.loading}</VisuallyHidden>}
      <Skeleton preview={preview} />
    </div>
  );
}
