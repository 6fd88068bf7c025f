import { type Language, successResponse } from "@aradhana/core/contract";
import { HttpResponse, type HttpResponseResolver } from "msw";
import * as v from "valibot";

/** What the API responded to the last `pnpm record`, in both languages: data that the stories of the storefront have too. */
const files = import.meta.glob<unknown>(
  "../../storefront/stories/answers/{banners,chadhaava,initiated,listing,payment,pooja,quote}*.json",
  { eager: true, import: "default" },
);

const recording = successResponse(v.looseObject({}));

/** A recorded response. */
function recorded(name: string, language: Language) {
  const folder = "../../storefront/stories/answers";
  const found = files[`${folder}/${name}.${language}.json`] ?? files[`${folder}/${name}.json`];
  return v.parse(recording, found);
}

/** Results of a recording with this shape. */
export const partOf = <Shape extends v.GenericSchema>(
  name: string,
  shape: Shape,
  language: Language = "en",
) => v.parse(shape, recorded(name, language).results);

/** Responds with a recording in the language of the frame; `changes` replace some of its results. */
export const say =
  (name: string, changes: object = {}): HttpResponseResolver =>
  ({ request }) => {
    const { searchParams } = new URL(request.url);
    const language = (searchParams.get("lang") ?? document.documentElement.lang) === "hi" ? "hi" : "en";
    const response = recorded(name, language);
    return HttpResponse.json({ ...response, results: { ...response.results, ...changes } });
  };

/** An error response of the API. */
export const refuse =
  (status: number, code: string): HttpResponseResolver =>
  () => {
    const { meta } = recorded("pooja", "en");
    return HttpResponse.json({ success: false, code, message: code, field_errors: [], meta }, { status });
  };
