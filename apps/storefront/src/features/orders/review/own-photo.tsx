import { getOwnReviewPhoto } from "@aradhana/core/api";
import type { ReviewPhoto } from "@aradhana/core/contract";
import { useCallback } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { FetchedPhoto } from "../../../shared/photo/fetched-photo.tsx";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";
import styles from "./review.module.css";
import { reviewText } from "./text.ts";

interface OwnPhotoProps {
  orderId: string;
  photo: ReviewPhoto;
  /** Its number, from 1. */
  nth: number;
}

/** A photo of the buyer's own review, also before it is shown to others. */
export function OwnPhoto({ orderId, photo: { id, width, height }, nth }: OwnPhotoProps) {
  const t = useText(reviewText);
  const load = useCallback(
    (browser: BrowserServices, signal: AbortSignal) =>
      getOwnReviewPhoto(browser.api, { id, orderId }, accessTo(browser, orderId), signal),
    [id, orderId],
  );
  return (
    <FetchedPhoto
      {...{ width, height, load }}
      alt={t.photo(nth)}
      failed={t.photoHidden}
      className={styles.photo}
    />
  );
}
