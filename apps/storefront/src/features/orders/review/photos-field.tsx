import { Button } from "@aradhana/ui/button";
import { useId, useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { OwnPhoto } from "./own-photo.tsx";
import styles from "./review.module.css";
import { reviewText } from "./text.ts";
import type { useReviewPhotos } from "./use-review-photos.ts";

interface PhotosFieldProps extends ReturnType<typeof useReviewPhotos> {
  orderId: string;
}

/** Chooses the photos of a review, and takes them out again. */
export function PhotosField({ orderId, photos, isAdding, problem, add, remove }: PhotosFieldProps) {
  const t = useText(reviewText);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset aria-describedby={id} className={styles.photos}>
      <legend>{t.photos}</legend>
      <p id={id} className={styles.soft}>
        {t.photosHint}
      </p>
      {photos.length > 0 && (
        <ul className={styles.row}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.chosen}>
              <OwnPhoto orderId={orderId} photo={photo} nth={index + 1} />
              <Button
                variant="quiet"
                onClick={() => {
                  remove(photo.id);
                  // The pressed button is gone.
                  adder.current?.focus();
                }}
              >
                {t.removePhoto(index + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button ref={adder} variant="line" loading={isAdding} onClick={() => file.current?.click()}>
          {t.addPhotos}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          aria-label={t.addPhotos}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </div>
    </fieldset>
  );
}
