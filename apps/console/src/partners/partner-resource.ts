import { staffPartner } from "@aradhana/core/staff";
import PartnerIcon from "@mui/icons-material/HandshakeOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PartnerList } from "./partner-list.tsx";

const PartnerCreate = lazy(async () => ({ default: (await import("./partner-create.tsx")).PartnerCreate }));
const PartnerEdit = lazy(async () => ({ default: (await import("./partner-edit.tsx")).PartnerEdit }));

export const partnerResource: ConsoleResource = {
  name: "partner",
  label: "Partners",
  icon: PartnerIcon,
  row: staffPartner,
  screens: {
    list: { component: PartnerList, roles: ["owner"] },
    create: { component: PartnerCreate, roles: ["owner"] },
    edit: { component: PartnerEdit, roles: ["owner"] },
  },
};
