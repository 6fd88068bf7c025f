import { deadLetter } from "@aradhana/core/staff";
import StuckIcon from "@mui/icons-material/ReportGmailerrorredOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { DeadLetterList } from "./dead-letter-list.tsx";

export const deadLetterResource: ConsoleResource = {
  name: "deadLetter",
  label: "Undelivered",
  icon: StuckIcon,
  row: deadLetter,
  screens: { list: { component: DeadLetterList, roles: ["owner", "support"] } },
};
