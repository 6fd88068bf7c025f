import { staffTemple, writtenTemple } from "@aradhana/core/staff";
import TempleIcon from "@mui/icons-material/TempleHinduOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const TempleList = lazy(async () => ({ default: (await import("./temple-list.tsx")).TempleList }));
const TempleShow = lazy(async () => ({ default: (await import("./temple-show.tsx")).TempleShow }));
const TempleCreate = lazy(async () => ({ default: (await import("./temple-create.tsx")).TempleCreate }));
const TempleEdit = lazy(async () => ({ default: (await import("./temple-edit.tsx")).TempleEdit }));

export const templeResource: ConsoleResource = {
  name: "temple",
  label: "Temples",
  icon: TempleIcon,
  row: staffTemple,
  one: writtenTemple,
  screens: {
    list: { component: TempleList, roles: ["owner", "temple_desk", "support"] },
    show: { component: TempleShow, roles: ["owner", "temple_desk", "support"] },
    create: { component: TempleCreate, roles: ["owner"] },
    edit: { component: TempleEdit, roles: ["owner"] },
  },
};
