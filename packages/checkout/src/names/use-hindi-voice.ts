import { useEffect, useState } from "react";

/** Speaks a text with the browser's Hindi voice; undefined where there is none. */
export function useHindiVoice(): ((text: string) => void) | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();

  useEffect(() => {
    const speech = "speechSynthesis" in window ? window.speechSynthesis : undefined;
    if (!speech) return;
    const find = () => setVoice(speech.getVoices().find(({ lang }) => /^hi\b/i.test(lang)));
    find();
    // Browsers load their voices after the page. Old Safari has the list at once and no event.
    speech.addEventListener?.("voiceschanged", find);
    return () => speech.removeEventListener?.("voiceschanged", find);
  }, []);

  if (!voice) return undefined;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  };
}
