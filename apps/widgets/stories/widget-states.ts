import type { Language } from "@aradhana/core/contract";
import type { StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { shellText } from "../src/shell/text.ts";
import { at, lose, says, shows, wait } from "./frame.tsx";
import { refuse } from "./recorded.ts";

type Play = NonNullable<StoryObj["play"]>;

/** What widgets have in common for a state: another story checks how it looks, these that a widget has it. */
const alike = { alike: true, a11y: { test: "off" } };

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
  const story = ({ parameters, ...rest }: StoryObj, play: Play): StoryObj => ({
    ...rest,
    parameters: { ...parameters, ...(!isModel && alike) },
    play,
  });
  return {
    loading: story(at(address, { handlers: [http.get(call, wait)] }), says(loading)),
    gone: story(
      at(address, { handlers: [http.get(call, refuse(404, "not_found"))] }),
      gone ? shows(gone) : failed,
    ),
    failed: story(at(address, { handlers: [http.get(call, refuse(500, "internal"))] }), failed),
    offline: story(at(address, { offline: true, handlers: [http.get(call, lose)] }), failed),
  };
}
