import { staffAccount } from "@aradhana/core/staff";
import PeopleIcon from "@mui/icons-material/PeopleAltOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { AccountCreate } from "./account-create.tsx";
import { AccountEdit } from "./account-edit.tsx";
import { AccountList } from "./account-list.tsx";

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
