import type { Preview } from "@storybook/react-vite";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** What reads our types for the docs does not know `readonly` lists: they are named by what a story gives. */
export const nameLists: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isList = argType.table?.type?.summary === "unknown" && Array.isArray(initialArgs[name]);
      const table = { ...argType.table, type: { summary: "list" } };
      return [name, isList ? { ...argType, table } : argType];
    }),
  );
