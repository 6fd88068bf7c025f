import { useMutation } from "@aradhana/checkout/query";
import { uploadReviewPhoto } from "@aradhana/core/api";
import { MAX_REVIEW_PHOTOS, type ReviewPhoto } from "@aradhana/core/contract";
import { useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shrinkPhoto } from "../../../shared/photo/shrink-photo.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";
import { reviewText } from "./text.ts";

interface ReviewedItem {
  orderId: string;
  itemId: string;
  /** Those that the review has. */
  stored: readonly ReviewPhoto[];
}

/** The photos of a review that is being written: each is uploaded when it is chosen. */
export function useReviewPhotos({ orderId, itemId, stored }: ReviewedItem) {
  const t = useText(reviewText);
  const errorMessage = useErrorMessage();
  const openBrowser = useOpenBrowser();
  const [photos, setPhotos] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const { state, mutate } = useMutation(async (chosen: readonly File[]) => {
    const left = MAX_REVIEW_PHOTOS - photos.length;
    setProblem(chosen.length > left ? t.photosTooMany : undefined);
    const browser = await openBrowser();
    for (const file of chosen.slice(0, left)) {
      const photo = await shrinkPhoto(file);
      if (photo) {
        const item = { order_id: orderId, item_id: itemId };
        const added = await uploadReviewPhoto(browser.api, item, photo, accessTo(browser, orderId));
        setPhotos((before) => [...before, added]);
      } else setProblem(t.photoWrong);
    }
  });
  return {
    photos,
    isAdding: state.status === "working",
    problem: state.status === "failed" ? errorMessage(state.failure) : problem,
    add: (chosen: readonly File[]) => void mutate(chosen),
    remove: (id: string) => {
      setPhotos((before) => before.filter((photo) => photo.id !== id));
      setProblem(undefined);
    },
  };
}
