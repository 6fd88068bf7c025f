import type { BannerContent } from "@aradhana/core/staff";
import { Preview } from "../frame/preview.tsx";

interface BannerPreviewProps {
  /** What is typed so far. */
  banner: Partial<BannerContent>;
}

/** What visitors see of a banner while it is written. */
export const BannerPreview = ({
  banner: { title, text, action, picture, picture_alt },
}: BannerPreviewProps) => (
  <Preview title="What visitors see" className="banner-preview">
    {(language) => (
      <>
        {picture && <img src={`/media/${picture}-640.webp`} alt={picture_alt?.[language] ?? ""} />}
        <h3>{title?.[language]}</h3>
        <p>{text?.[language]}</p>
        <p className="banner-action">{action?.[language]}</p>
      </>
    )}
  </Preview>
);
