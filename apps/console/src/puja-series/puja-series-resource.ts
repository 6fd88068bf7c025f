import { pujaSeries, pujaSeriesRow } from "@aradhana/core/staff";
import PujaIcon from "@mui/icons-material/LocalFireDepartmentOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PujaSeriesCreate } from "./puja-series-create.tsx";
import { PujaSeriesEdit } from "./puja-series-edit.tsx";
import { PujaSeriesList } from "./puja-series-list.tsx";
import { PujaSeriesShow } from "./puja-series-show.tsx";

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
