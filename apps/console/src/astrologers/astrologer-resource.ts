import { staffAstrologer } from "@aradhana/core/staff";
import AstrologerIcon from "@mui/icons-material/PersonOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";

/** Chosen in the account of an astrologer; it has no screen. */
export const astrologerResource: ConsoleResource = {
  name: "astrologer",
  label: "Astrologers",
  icon: AstrologerIcon,
  row: staffAstrologer,
  screens: {},
};
