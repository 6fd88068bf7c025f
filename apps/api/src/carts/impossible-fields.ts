import * as v from "valibot";

/**
 * The field of a choice that makes it one which the shop does not sell, by the problem that a quote of it has. The problem
 * itself can name another one.
 */
export const impossibleFields = {
  setting_unavailable: "setting",
  energisation_unavailable: "energise",
  addon_unavailable: "addons",
  offering_unavailable: "items",
} as const;
export const impossibleChoices = v.picklist(
  Object.keys(impossibleFields) as (keyof typeof impossibleFields)[],
);
