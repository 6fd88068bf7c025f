import * as v from "valibot";
import { sameSecret } from "../../vault/same-secret.ts";
import type { DeliveryReport, ReportRequest } from "./provider.ts";

const status = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const single = v.object({ requestId: v.string(), status });
const batch = v.object({ requestId: v.string(), report: v.array(v.object({ status })) });
const reports = v.union([single, v.array(v.union([batch, single]))]);

/** 1 is delivered; 2 failed, 9 do not disturb, 16 and 25 rejected, 17 blocked. Others are no result yet. */
const stateOf = (code: string): DeliveryReport["state"] | undefined => {
  if (/^(?:1|delivered)$/i.test(code)) return "delivered";
  return /^(?:2|9|16|17|25|failed|rejected|ndnc|blocked.*)$/i.test(code) ? "failed" : undefined;
};

/**
 * The reports of MSG91, as JSON or as the field `data` of a form. It signs nothing: the address of the webhook, or a header,
 * has a key that we chose. https://msg91.com/help/how-can-i-get-the-delivery-reports-on-my-webhook-url
 */
export function readMsg91Reports(
  { raw, headers, query }: ReportRequest,
  reportKey: string | undefined,
): readonly DeliveryReport[] | undefined {
  const sent = headers.get("x-report-key") ?? query.get("key");
  if (reportKey === undefined || !sameSecret(sent ?? "", reportKey)) return undefined;
  const isForm = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  const text = isForm ? (new URLSearchParams(raw).get("data") ?? "") : raw;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reports), text);
  if (!parsed.success) return [];
  return [parsed.output].flat().flatMap((item) => {
    const codes = "report" in item ? item.report : [item];
    return codes.flatMap(({ status: code }) => {
      const state = stateOf(code);
      return state ? [{ ref: item.requestId, state, ...(state === "failed" && { errorCode: code }) }] : [];
    });
  });
}
