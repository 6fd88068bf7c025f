import * as v from "valibot";
import { callService } from "../../remote/call-service.ts";
import { readMsg91Reports } from "./msg91-reports.ts";
import type { MessageProvider } from "./provider.ts";

export interface Msg91Config {
  /** Where MSG91's API is. */
  url: string;
  authKey: string;
  /** The registered template of each message, by its name and language, such as "otp.en". */
  templates: ReadonlyMap<string, string>;
  /** Proves that a delivery report is MSG91's. @default no reports are accepted */
  reportKey?: string | undefined;
}

const TIMEOUT_MS = 8_000;

/** https://docs.msg91.com/sms/send-sms: a refused message has status 200 and another type. */
const accepted = v.object({ type: v.literal("success"), message: v.optional(v.string()) });

/**
 * SMS to Indian numbers by MSG91. India delivers registered texts only: MSG91 fills their variables, which have the names of
 * our parameters.
 */
export function msg91Provider({ url, authKey, templates, reportKey }: Msg91Config): MessageProvider {
  return {
    id: "msg91",
    takes: ({ to, channel, template, locale }) =>
      channel === "sms" && to.startsWith("+91") && templates.has(`${template}.${locale}`),
    async deliver({ to, template, locale, params }) {
      const template_id = templates.get(`${template}.${locale}`);
      const { message: requestId } = await callService(accepted, {
        ...{ url: new URL("/api/v5/flow", url), method: "POST" },
        headers: { authkey: authKey, "content-type": "application/json" },
        body: JSON.stringify({
          template_id,
          short_url: "0",
          recipients: [{ ...params, mobiles: to.slice(1) }],
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return requestId ?? null;
    },
    readReports: (request) => readMsg91Reports(request, reportKey),
  };
}
