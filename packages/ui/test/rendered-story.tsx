import { type ComponentType, createElement, type ReactNode } from "react";
import { translateArgs } from "../.storybook/translate-args.ts";

type Args = Record<string, unknown>;

/** A story object of a story file. */
export interface Story {
  args?: Args;
  parameters?: { hi?: Args };
  render?: (args: Args, context: unknown) => ReactNode;
}

/** The exports of a story file. */
export interface Stories extends Record<string, Story> {
  default: Story & { component: ComponentType<Args> };
}

interface RenderedStoryProps {
  meta: Stories["default"];
  story: Story;
  /** The toolbar's language. @default "en" */
  language?: "en" | "hi" | "pseudo";
}

/** Renders a story as Storybook does, without Storybook's UI. */
export function RenderedStory({ meta, story, language = "en" }: RenderedStoryProps) {
  const args = { ...meta.args, ...story.args };
  const parameters = { hi: { ...meta.parameters?.hi, ...story.parameters?.hi } };
  const context = { args, initialArgs: args, parameters, globals: { language }, moduleExport: story };
  const render = story.render ?? meta.render ?? ((given: Args) => createElement(meta.component, given));
  return <>{render(translateArgs(context), context)}</>;
}
