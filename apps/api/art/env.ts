/**
 * With `PICTURES=draft`, as in `pnpm test`, one small picture stands for every width, and no size is checked: a build
 * takes a quarter of the time.
 */
export const isDraft = process.env.PICTURES === "draft";
