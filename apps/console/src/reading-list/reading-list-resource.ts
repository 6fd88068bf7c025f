import { readingList } from "@aradhana/core/staff";
import ReadIcon from "@mui/icons-material/MenuBookOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { ReadingListPage } from "./reading-list-page.tsx";

export const readingListResource: ConsoleResource = {
  name: "readingList",
  label: "Reading list",
  icon: ReadIcon,
  row: readingList.item,
  key: "ritual_id",
  screens: { list: { component: ReadingListPage, roles: ["owner", "temple_desk"] } },
};
