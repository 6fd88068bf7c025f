import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { defaultLimits, type Limits } from "./login/limits.rules.ts";
import { reportPath } from "./messages/delivery-reports.routes.ts";
import { devChannel } from "./messages/dev-channel.ts";
import { logChannel } from "./messages/log-channel.ts";
import type { MessageChannel } from "./messages/message.ts";
import { recordDelivery } from "./messages/message-deliveries.queries.ts";
import type { MessageAccounts } from "./messages/providers/message-env.ts";
import { msg91Provider } from "./messages/providers/msg91.ts";
import type { MessageProvider } from "./messages/providers/provider.ts";
import { providerChannel } from "./messages/providers/provider-channel.ts";
import { smtpProvider } from "./messages/providers/smtp.ts";
import { twilioProvider } from "./messages/providers/twilio.ts";
import { createGateways, type GatewayConfigs } from "./payments/create-gateways.ts";
import type { Gateways } from "./payments/payment-gateway.ts";
import type { FileStorage } from "./storage/file-storage.ts";
import { folderStorage } from "./storage/folder-storage.ts";
import { type S3Config, s3Storage } from "./storage/s3-storage.ts";
import { createVault, type Vault } from "./vault/create-vault.ts";

/** The external services that orders need. */
export interface Services {
  vault: Vault;
  messages: MessageChannel;
  /** Those that deliver messages, and report it. */
  providers: readonly MessageProvider[];
  gateways: Gateways;
  otpLimits: Limits;
  /** Where uploaded files are. */
  files: FileStorage;
}

interface ServiceParts {
  db: Database;
  clock: Clock;
  log: Logger;
  key: Uint8Array;
  /** Keys that still open what was sealed with them, newest first. @default none */
  keysBefore?: readonly Uint8Array[];
  apiOrigin: string;
  /** Whether messages are stored for developers. */
  devOutbox: boolean;
  sandboxGateway: boolean;
  /** The payment gateways with an account. @default none */
  gatewayAccounts?: Omit<GatewayConfigs, "sandbox">;
  /** The providers of messages with an account. @default none: no message is sent */
  messageAccounts?: MessageAccounts;
  otpPerAddress: number;
  /** The folder of uploaded files, if there is no bucket. */
  filesDir: string;
  /** @default none: files are in the folder */
  bucket?: S3Config | undefined;
}

/** Creates the services for this configuration. */
export function createServices(parts: ServiceParts): Services {
  const { db, clock, log, apiOrigin } = parts;
  const vault = createVault(parts.key, ...(parts.keysBefore ?? []));
  const { twilio, msg91, smtp } = parts.messageAccounts ?? {};
  const providers = [
    ...(msg91 ? [msg91Provider(msg91)] : []),
    ...(twilio ? [twilioProvider({ ...twilio, reportUrl: `${apiOrigin}${reportPath("twilio")}` })] : []),
    ...(smtp ? [smtpProvider(smtp)] : []),
  ];
  return {
    vault,
    messages: parts.devOutbox
      ? devChannel({ db, vault, clock, next: logChannel(log) })
      : providerChannel(providers, log, (message, sentBy) => recordDelivery(db, message, sentBy, clock())),
    providers,
    gateways: createGateways(
      { ...parts.gatewayAccounts, sandbox: parts.sandboxGateway },
      { db, vault, clock, apiOrigin },
    ),
    files: parts.bucket ? s3Storage(parts.bucket) : folderStorage(parts.filesDir),
    otpLimits: { ...defaultLimits, perAddressHour: parts.otpPerAddress },
  };
}
