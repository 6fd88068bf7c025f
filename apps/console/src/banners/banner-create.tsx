import { Create } from "react-admin";
import { BannerForm } from "./banner-form.tsx";
import { bannerOf } from "./banner-of.ts";

const emptyText = { en: "", hi: "" };

const begin = {
  ...{ title: emptyText, text: emptyText, action: emptyText, picture: "", picture_alt: emptyText },
  ...{ target: { type: "pooja", slug: "" }, places: [], partners: [], countries: "", position: 0 },
  ...{ starts_at: null, ends_at: null },
};

/** Writes a new banner. Visitors see it within a minute of its start. */
export const BannerCreate = () => (
  <Create title="New banner" redirect="list" transform={bannerOf}>
    <BannerForm defaultValues={begin} />
  </Create>
);
