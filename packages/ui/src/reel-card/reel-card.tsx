import { Card, type CardBasics, CardLine, CardTag } from "../card/index.ts";
import { PlayIcon } from "../icon/page-icons.tsx";

export type ReelCardProps = CardBasics & {
  /** Duration as shown ("0:45") and as announced ("45 seconds"). */
  duration: { shown: string; label: string };
  /** What it shows or where it was filmed. */
  about?: string | undefined;
};

/** A short upright video. It links to the feed: nothing plays in the card. */
export function ReelCard({
  duration,
  about,
  sizes = "(min-width: 900px) 200px, min(46vw, 200px)",
  ...rest
}: ReelCardProps) {
  return (
    <Card
      {...rest}
      sizes={sizes}
      ratio="9 / 16"
      mark={
        <CardTag>
          <PlayIcon size="text" label={duration.label} />
          <span aria-hidden="true">{duration.shown}</span>
        </CardTag>
      }
    >
      {about && <CardLine>{about}</CardLine>}
    </Card>
  );
}
