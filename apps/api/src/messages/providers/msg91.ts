import * as v from "valibot";
import { callService } from "../../remote/call-service.ts";
import type { MessageProvider } from "./provider.ts";

export interface Msg91Config {
  /** Where MSG91's API is. */
  url: string;
  authKey: string;
  /** The registered template of each message, by its name and language, such as "otp.en". */
  templates: ReadonlyMap<string, string>;
}

const TIMEOUT_MS = 8_000;

/** https://docs.msg91.com/sms/send-sms: a refused message has status 200 and another type. */
const accepted = v.object({ type: v.literal("success") });

/**
 * SMS to Indian numbers by MSG91. India delivers registered texts only: MSG91 fills their variables, which have the names of
 * our parameters.
 */
export function msg91Provider({ url, authKey, templates }: Msg91Config): MessageProvider {
  return {
    takes: ({ to, channel, template, locale }) =>
      channel === "sms" && to.startsWith("+91") && templates.has(`${template}.${locale}`),
    async deliver({ to, template, locale, params }) {
      const template_id = templates.get(`${template}.${locale}`);
      await callService(accepted, {
        ...{ url: new URL("/api/v5/flow", url), method: "POST" },
        headers: { authkey: authKey, "content-type": "application/json" },
        body: JSON.stringify({
          template_id,
          short_url: "0",
          recipients: [{ ...params, mobiles: to.slice(1) }],
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    },
  };
}
