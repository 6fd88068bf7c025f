import { chadhaavaSeries, pujaSeriesRow } from "@aradhana/core/staff";
import OfferingIcon from "@mui/icons-material/VolunteerActivismOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const ChadhaavaSeriesList = lazy(async () => ({
  default: (await import("./chadhaava-series-list.tsx")).ChadhaavaSeriesList,
}));
const ChadhaavaSeriesCreate = lazy(async () => ({
  default: (await import("./chadhaava-series-create.tsx")).ChadhaavaSeriesCreate,
}));
const ChadhaavaSeriesEdit = lazy(async () => ({
  default: (await import("./chadhaava-series-edit.tsx")).ChadhaavaSeriesEdit,
}));
const ChadhaavaSeriesShow = lazy(async () => ({
  default: (await import("./chadhaava-series-show.tsx")).ChadhaavaSeriesShow,
}));

export const chadhaavaSeriesResource: ConsoleResource = {
  name: "chadhaavaSeries",
  label: "Chadhava",
  icon: OfferingIcon,
  row: pujaSeriesRow,
  one: chadhaavaSeries,
  key: "slug",
  screens: {
    list: { component: ChadhaavaSeriesList, roles: ["owner", "temple_desk", "support"] },
    show: { component: ChadhaavaSeriesShow, roles: ["owner", "temple_desk", "support"] },
    create: { component: ChadhaavaSeriesCreate, roles: ["owner"] },
    edit: { component: ChadhaavaSeriesEdit, roles: ["owner"] },
  },
};
