import { VideoPlayer } from "@aradhana/ui/video-player";
import { useText } from "../../../shared/i18n/define-text.ts";
import { captionTracks } from "../../../shared/recording/caption-tracks.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { film } from "./film.ts";
import styles from "./sample-player.module.css";
import { sampleText } from "./text.ts";

export const texts = [sampleText];

const captions = (["en", "hi"] as const).map((language) => ({
  language,
  url: film.src.replace(".mp4", `.${language}.vtt`),
}));

/** The sample in the player of real recordings, with captions and chapters. */
export function SamplePlayer() {
  const { language } = useVisitor();
  const { title, play, note, chapters } = useText(sampleText);
  return (
    <div className={styles.sample}>
      <VideoPlayer
        src={film.src}
        start={film.nameAt}
        title={title}
        playLabel={play}
        poster={film.poster}
        chapters={chapters}
        captions={captionTracks(captions, language)}
      />
      <p className={styles.note}>{note}</p>
    </div>
  );
}
