import { countryName } from "../../../src/text/display-names.ts";
import type { Text } from "../../text.ts";

type Origin = { readonly country: string; readonly name: Text };

const origin = (country: string, en = "{}", hi = "{}"): Origin => ({
  country,
  name: {
    en: en.replace("{}", countryName(country, "en")),
    hi: hi.replace("{}", countryName(country, "hi")),
  },
});

/** Where stones come from; of coloured stones the opinion of the laboratory. */
export const origins = {
  myanmar: origin("MM"),
  mozambique: origin("MZ"),
  "sri-lanka": origin("LK", "{} (Ceylon)", "{} (सीलोन)"),
  madagascar: origin("MG"),
  thailand: origin("TH"),
  kashmir: origin("IN", "Kashmir, {}", "कश्मीर, {}"),
  odisha: origin("IN", "Odisha, {}", "ओडिशा, {}"),
  "tamil-nadu": origin("IN", "Tamil Nadu, {}", "तमिलनाडु, {}"),
  bihar: origin("IN", "Bihar, {}", "बिहार, {}"),
  surat: origin("IN", "Cut in Surat, {}", "सूरत, {} में तराशा"),
  colombia: origin("CO"),
  zambia: origin("ZM"),
  brazil: origin("BR"),
  italy: origin("IT", "Mediterranean, {}", "भूमध्य सागर, {}"),
  japan: origin("JP"),
  australia: origin("AU"),
  ethiopia: origin("ET"),
  china: origin("CN"),
  "china-fresh-water": origin("CN", "{}, fresh water", "{}, मीठा पानी"),
  pakistan: origin("PK"),
} as const satisfies Record<string, Origin>;

export type OriginKey = keyof typeof origins;
