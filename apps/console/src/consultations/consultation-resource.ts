import { staffConsultation, staffConsultationDetail } from "@aradhana/core/staff";
import ConsultationIcon from "@mui/icons-material/ForumOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { ConsultationList } from "./consultation-list.tsx";

const ConsultationShow = lazy(async () => ({
  default: (await import("./consultation-show.tsx")).ConsultationShow,
}));

export const consultationResource: ConsoleResource = {
  name: "consultation",
  label: "Consultations",
  icon: ConsultationIcon,
  row: staffConsultation,
  one: staffConsultationDetail,
  screens: {
    list: { component: ConsultationList, roles: ["owner", "support", "astrologer"] },
    show: { component: ConsultationShow, roles: ["owner", "support", "astrologer"] },
  },
};
