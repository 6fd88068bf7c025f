export interface BilingualText {
  readonly en: string;
  readonly hi: string;
}

/** A caption from its first second until the next one. */
export interface Caption {
  readonly from: number;
  readonly text: BilingualText;
}

/** Where one caption ends as the next begins, a browser that seeks there shows both. */
const PAUSE = 0.2;
const time = (at: number) => `00:00:${at.toFixed(3).padStart(6, "0")}`;

/** The captions of a film of less than a minute, as WebVTT. */
export const writeCaptions = (captions: readonly Caption[], seconds: number, language: keyof BilingualText) =>
  ["WEBVTT"]
    .concat(
      captions.map(
        ({ from, text }, place) =>
          `${time(from)} --> ${time((captions[place + 1]?.from ?? seconds) - PAUSE)}\n${text[language]}`,
      ),
    )
    .join("\n\n")
    .concat("\n");
