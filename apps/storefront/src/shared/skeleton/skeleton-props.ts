import type { LinkPreview } from "@aradhana/ui/link";

export interface SkeletonProps {
  /** What is known of the page: its heading, if there is one. */
  preview?: LinkPreview | undefined;
}
