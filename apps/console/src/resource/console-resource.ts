import type { StaffRole } from "@aradhana/core/staff";
import type { ComponentType } from "react";
import type { GenericSchema } from "valibot";

/** What can be done with a noun on a screen of its own. */
export type ScreenName = "list" | "show" | "create" | "edit";

interface Screen {
  /** Lists are in the first script, the other screens are loaded when one is opened. */
  component: ComponentType;
  /** Who sees it. The API decides who may do it. */
  roles: readonly StaffRole[];
}

/** One noun of the console: where it is read, and its screens. */
export interface ConsoleResource {
  /** The noun of its routes, `/staff/v1/{name}`, and of its addresses, `/console/{name}`. */
  name: string;
  /** In the menu, in the plural. It is missing there without a list. */
  label: string;
  icon: ComponentType;
  /** One row of `GET /staff/v1/{name}`. */
  row: GenericSchema;
  /** What `GET /staff/v1/{name}/{id}` answers. @default a row */
  one?: GenericSchema;
  /** The field that names a record in addresses. @default "id" */
  key?: string;
  screens: Partial<Record<ScreenName, Screen>>;
}
