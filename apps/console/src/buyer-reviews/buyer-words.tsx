import type { BuyerReview } from "@aradhana/core/staff";
import { StoredPhoto } from "../photos/stored-photo.tsx";

/** What a buyer wrote, in its language, with its photos. */
export const BuyerWords = ({ text, language, photos, author }: BuyerReview) => (
  <>
    <span lang={language}>{text}</span>
    {photos.map((photo, index) => (
      <StoredPhoto
        key={photo.id}
        path={`buyerReviewPhoto/${photo.id}`}
        photo={photo}
        alt={`Photo ${index + 1} from ${author}`}
      />
    ))}
  </>
);
