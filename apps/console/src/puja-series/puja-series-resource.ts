import { pujaSeries, pujaSeriesRow } from "@aradhana/core/staff";
import PujaIcon from "@mui/icons-material/LocalFireDepartmentOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PujaSeriesList } from "./puja-series-list.tsx";

export const pujaSeriesResource: ConsoleResource = {
  name: "pujaSeries",
  label: "Pujas",
  icon: PujaIcon,
  row: pujaSeriesRow,
  one: pujaSeries,
  key: "slug",
  screens: { list: { component: PujaSeriesList, roles: ["owner", "temple_desk", "support"] } },
};
