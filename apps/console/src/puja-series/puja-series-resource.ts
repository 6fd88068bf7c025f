import { pujaSeries, pujaSeriesRow } from "@aradhana/core/staff";
import PujaIcon from "@mui/icons-material/LocalFireDepartmentOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PujaSeriesList } from "./puja-series-list.tsx";

const PujaSeriesCreate = lazy(async () => ({
  default: (await import("./puja-series-create.tsx")).PujaSeriesCreate,
}));
const PujaSeriesEdit = lazy(async () => ({
  default: (await import("./puja-series-edit.tsx")).PujaSeriesEdit,
}));
const PujaSeriesShow = lazy(async () => ({
  default: (await import("./puja-series-show.tsx")).PujaSeriesShow,
}));

export const pujaSeriesResource: ConsoleResource = {
  name: "pujaSeries",
  label: "Pujas",
  icon: PujaIcon,
  row: pujaSeriesRow,
  one: pujaSeries,
  key: "slug",
  screens: {
    list: { component: PujaSeriesList, roles: ["owner", "temple_desk", "support"] },
    show: { component: PujaSeriesShow, roles: ["owner", "temple_desk", "support"] },
    create: { component: PujaSeriesCreate, roles: ["owner"] },
    edit: { component: PujaSeriesEdit, roles: ["owner"] },
  },
};
