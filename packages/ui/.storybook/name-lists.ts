import type { Preview } from "@storybook/react-vite";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** The docs' type reader does not know `readonly` lists: name them by the story's value. */
export const nameLists: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isList = argType.table?.type?.summary === "unknown" && Array.isArray(initialArgs[name]);
      const table = { ...argType.table, type: { summary: "list" } };
      return [name, isList ? { ...argType, table } : argType];
    }),
  );
