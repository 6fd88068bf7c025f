import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import type { writeReview } from "@aradhana/core/api";
import { type OrderReviews, personName } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { TextArea } from "@aradhana/ui/text-area";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useProfileName } from "../../account/saved/use-profile-name.ts";
import { PhotosField } from "./photos-field.tsx";
import styles from "./review.module.css";
import { reviewText } from "./text.ts";
import { useReviewPhotos } from "./use-review-photos.ts";

type Written = Omit<Parameters<typeof writeReview>[1], "order_id">;

interface ReviewComposerProps {
  orderId: string;
  item: OrderReviews[number];
  loading: boolean;
  onSend: (written: Written) => void;
  onCancel?: (() => void) | undefined;
}

const LONGEST = 1000;
const choices = [1, 2, 3, 4, 5] as const;

/** The form of a review. No star is chosen before the buyer does. */
export function ReviewComposer({ orderId, item, loading, onSend, onCancel }: ReviewComposerProps) {
  const t = useText(reviewText);
  const { language } = useVisitor();
  const known = useProfileName();
  const { item_id, review } = item;
  const form = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState(review?.stars);
  const [text, setText] = useState(review?.text ?? "");
  const [typedAuthor, setAuthor] = useState(review?.author);
  const [city, setCity] = useState(review?.city ?? "");
  const photos = useReviewPhotos({ orderId, itemId: item_id, stored: review?.photos ?? [] });
  const [invalidTries, setInvalidTries] = useState(0);
  useFocusFirstError(form, invalidTries);
  const author = typedAuthor ?? known ?? "";
  const isTried = invalidTries > 0;
  const valid = {
    text: text.trim().length >= 10,
    author: v.is(personName, author),
    city: city.trim().length >= 2,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = { item_id, text, author, city, language };
    if (stars === undefined || !valid.text || !valid.author || !valid.city) setInvalidTries((n) => n + 1);
    else onSend({ ...words, stars, photos: photos.photos.map(({ id }) => id) });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <ChoiceChips
        label={t.stars}
        required
        error={isTried && stars === undefined && t.starsError}
        value={stars === undefined ? undefined : String(stars)}
        choices={choices.map((n) => ({ value: String(n), label: t.starsOf(n) }))}
        onValueChange={(value) => setStars(Number(value))}
      />
      <TextArea
        required
        label={t.words}
        rows={4}
        value={text}
        maxLength={LONGEST}
        error={isTried && !valid.text && t.wordsError}
        onChange={({ target }) => setText(target.value)}
      />
      <PhotosField {...photos} orderId={orderId} />
      <TextField
        required
        label={t.author}
        value={author}
        maxLength={60}
        autoComplete="name"
        error={isTried && !valid.author && t.authorError}
        onChange={({ target }) => setAuthor(target.value)}
      />
      <TextField
        required
        label={t.city}
        value={city}
        maxLength={60}
        autoComplete="address-level2"
        error={isTried && !valid.city && t.cityError}
        onChange={({ target }) => setCity(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="line" loading={loading || photos.isAdding}>
          {t.send}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t.keep}
          </Button>
        )}
      </div>
    </form>
  );
}
