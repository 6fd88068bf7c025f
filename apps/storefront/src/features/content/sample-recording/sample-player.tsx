import { languages } from "@aradhana/core/language";
import { VideoPlayer } from "@aradhana/ui/video-player";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { film } from "./film.ts";
import styles from "./sample-player.module.css";
import { sampleText } from "./text.ts";

export const texts = [sampleText];

/** The sample in the player of real recordings, with captions and chapters. */
export function SamplePlayer() {
  const { language } = useVisitor();
  const { title, play, note, chapters } = useText(sampleText);
  // The player shows the first captions without being asked.
  const captions = language === "hi" ? (["hi", "en"] as const) : (["en", "hi"] as const);
  return (
    <div className={styles.sample}>
      <VideoPlayer
        src={film.src}
        start={film.nameAt}
        title={title}
        playLabel={play}
        poster={film.poster}
        chapters={chapters}
        captions={captions.map((each) => ({
          src: film.src.replace(".mp4", `.${each}.vtt`),
          language: each,
          label: languages[each].name,
        }))}
      />
      <p className={styles.note}>{note}</p>
    </div>
  );
}
