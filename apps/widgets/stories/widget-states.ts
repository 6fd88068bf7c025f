import type { Language } from "@aradhana/core/contract";
import type { StoryObj } from "@storybook/react-vite";
import { type HttpResponseResolver, http } from "msw";
import { shellText } from "../src/shell/text.ts";
import { at, lose, says, shows, type WidgetState, wait } from "./frame.tsx";
import { refuse } from "./recorded.ts";

type Play = NonNullable<StoryObj["play"]>;

const failed = shows((language) => shellText[language].failed.heading);

interface States {
  /** What the widget fetches. */
  call: string;
  loading(language: Language): string;
  /** Its heading when the address names nothing. */
  gone?: (language: Language) => string;
  /** Whether how they look is checked here. @default false */
  isModel?: boolean;
}

/** The states of a widget while nothing can be shown. */
export function statesOf(address: string, { call, loading, gone, isModel = false }: States) {
  const story = (state: WidgetState, response: HttpResponseResolver, play: Play): StoryObj => ({
    ...at(address, { state, alike: !isModel, handlers: [http.get(call, response)] }),
    play,
  });
  return {
    loading: story("loading", wait, says(loading)),
    gone: story("gone", refuse(404, "not_found"), gone ? shows(gone) : failed),
    error: story("error", refuse(500, "internal"), failed),
    offline: story("offline", lose, failed),
  };
}
