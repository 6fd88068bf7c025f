import { staffTemple } from "@aradhana/core/staff";
import TempleIcon from "@mui/icons-material/TempleHinduOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";

/** Other screens choose a temple. */
export const templeResource: ConsoleResource = {
  name: "temple",
  label: "Temples",
  icon: TempleIcon,
  row: staffTemple,
  screens: {},
};
