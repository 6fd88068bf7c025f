import { RecordEdit } from "../frame/record-screens.tsx";

import { BannerForm } from "./banner-form.tsx";
import { bannerOf } from "./banner-of.ts";

/** Changes a banner; visitors see it within a minute. */
export const BannerEdit = () => (
  <RecordEdit title="Banner" mutationMode="pessimistic" redirect="list" transform={bannerOf} actions={false}>
    <BannerForm />
  </RecordEdit>
);
