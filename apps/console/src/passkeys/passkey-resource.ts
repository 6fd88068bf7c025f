import { passkey } from "@aradhana/core/staff";
import KeyIcon from "@mui/icons-material/KeyOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const PasskeyList = lazy(async () => ({ default: (await import("./passkey-list.tsx")).PasskeyList }));

export const passkeyResource: ConsoleResource = {
  name: "passkey",
  label: "My passkeys",
  icon: KeyIcon,
  row: passkey,
  screens: { list: { component: PasskeyList, roles: ["owner"] } },
};
