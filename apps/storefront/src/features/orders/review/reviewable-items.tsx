import { useMutation } from "@aradhana/checkout/query";
import { type ApiClient, deleteReview, getOrderReviews, writeReview } from "@aradhana/core/api";
import type { OrderReviews as Reviews } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useCallback, useEffect, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import { type BrowserServices, useOpenBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";
import { OwnPhoto } from "./own-photo.tsx";
import styles from "./review.module.css";
import { ReviewComposer } from "./review-composer.tsx";
import { reviewText } from "./text.ts";

export const texts = [reviewText];

/** What the buyer of an order may review: each item with its review or the form of one. */
export function ReviewableItems({ orderId }: { orderId: string }) {
  const t = useText(reviewText);
  const { resource } = useResource(
    useCallback(
      async (browser: BrowserServices) =>
        (await getOrderReviews(browser.api, orderId, accessTo(browser, orderId))).results,
      [orderId],
    ),
  );
  // The page is whole without them.
  if (resource.status !== "ready" || resource.value.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t.title}</h2>
      {resource.value.map((item) => (
        <ItemReview key={item.item_id} orderId={orderId} stored={item} isNamed={resource.value.length > 1} />
      ))}
    </section>
  );
}

interface ItemReviewProps {
  orderId: string;
  stored: Reviews[number];
  /** Whether the order has several, so that each needs its title. */
  isNamed: boolean;
}

function ItemReview({ orderId, stored, isNamed }: ItemReviewProps) {
  const t = useText(reviewText);
  const errorMessage = useErrorMessage();
  const openBrowser = useOpenBrowser();
  const [changed, setChanged] = useState<Reviews[number]>();
  const [isEditing, setEditing] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { state, mutate } = useMutation(
    async (call: (api: ApiClient, secret: string | undefined) => Promise<{ results: Reviews }>) => {
      const browser = await openBrowser();
      const { results } = await call(browser.api, accessTo(browser, orderId));
      setChanged(results.find(({ item_id }) => item_id === stored.item_id));
      setEditing(false);
    },
  );
  // The pressed button is gone: the focus moves to what came of it.
  useEffect(() => {
    if (changed) status.current?.focus();
  }, [changed]);
  const item = changed ?? stored;
  const { item_id, review } = item;
  const loading = state.status === "working";
  return (
    <div className={styles.part}>
      {isNamed && <h3 className={styles.name}>{item.title}</h3>}
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {errorMessage(state.failure)}
        </Banner>
      )}
      <p ref={status} tabIndex={-1} role="status" className={styles.soft}>
        {review ? t.states[review.state] : t.intro} {review?.removal && t.removals[review.removal]}
      </p>
      {review && !isEditing ? (
        <>
          <p>
            <b>{t.starsOf(review.stars)}</b> {review.text}
          </p>
          {review.photos && review.photos.length > 0 && (
            <ul className={styles.row}>
              {review.photos.map((photo, index) => (
                <li key={photo.id}>
                  <OwnPhoto orderId={orderId} photo={photo} nth={index + 1} />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <Button variant="line" onClick={() => setEditing(true)}>
              {t.change}
            </Button>
            <Button
              variant="quiet"
              loading={loading}
              onClick={() =>
                void mutate((api, secret) => deleteReview(api, { order_id: orderId, item_id }, secret))
              }
            >
              {t.remove}
            </Button>
          </div>
        </>
      ) : (
        <ReviewComposer
          key={review?.text}
          item={item}
          orderId={orderId}
          loading={loading}
          onCancel={review ? () => setEditing(false) : undefined}
          onSend={(written) =>
            void mutate((api, secret) => writeReview(api, { ...written, order_id: orderId }, secret))
          }
        />
      )}
    </div>
  );
}
