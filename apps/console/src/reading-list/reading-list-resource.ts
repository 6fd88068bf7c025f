import { readingList } from "@aradhana/core/staff";
import ReadIcon from "@mui/icons-material/MenuBookOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const ReadingListPage = lazy(async () => ({
  default: (await import("./reading-list-page.tsx")).ReadingListPage,
}));

export const readingListResource: ConsoleResource = {
  name: "readingList",
  label: "Reading list",
  icon: ReadIcon,
  row: readingList.item,
  key: "ritual_id",
  screens: { list: { component: ReadingListPage, roles: ["owner", "temple_desk"] } },
};
