import { staffBanner } from "@aradhana/core/staff";
import BannerIcon from "@mui/icons-material/ViewCarouselOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const BannerList = lazy(async () => ({ default: (await import("./banner-list.tsx")).BannerList }));
const BannerCreate = lazy(async () => ({ default: (await import("./banner-create.tsx")).BannerCreate }));
const BannerEdit = lazy(async () => ({ default: (await import("./banner-edit.tsx")).BannerEdit }));

export const bannerResource: ConsoleResource = {
  name: "banner",
  label: "Banners",
  icon: BannerIcon,
  row: staffBanner,
  screens: {
    list: { component: BannerList, roles: ["owner", "support"] },
    create: { component: BannerCreate, roles: ["owner"] },
    edit: { component: BannerEdit, roles: ["owner"] },
  },
};
