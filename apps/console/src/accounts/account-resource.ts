import { staffAccount } from "@aradhana/core/staff";
import PeopleIcon from "@mui/icons-material/PeopleAltOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { AccountList } from "./account-list.tsx";

const AccountCreate = lazy(async () => ({ default: (await import("./account-create.tsx")).AccountCreate }));
const AccountEdit = lazy(async () => ({ default: (await import("./account-edit.tsx")).AccountEdit }));

export const accountResource: ConsoleResource = {
  name: "account",
  label: "Staff",
  icon: PeopleIcon,
  row: staffAccount,
  screens: {
    list: { component: AccountList, roles: ["owner"] },
    create: { component: AccountCreate, roles: ["owner"] },
    edit: { component: AccountEdit, roles: ["owner"] },
  },
};
