import { staffPartner } from "@aradhana/core/staff";
import PartnerIcon from "@mui/icons-material/HandshakeOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PartnerCreate } from "./partner-create.tsx";
import { PartnerEdit } from "./partner-edit.tsx";
import { PartnerList } from "./partner-list.tsx";

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
