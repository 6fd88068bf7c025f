import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { defaultLimits, type Limits } from "./login/limits.rules.ts";
import { devChannel } from "./messages/dev-channel.ts";
import { logChannel } from "./messages/log-channel.ts";
import type { MessageChannel } from "./messages/message.ts";
import type { Gateways } from "./payments/payment-gateway.ts";
import { sandboxGateway } from "./payments/sandbox/sandbox-gateway.ts";
import { createVault, type Vault } from "./vault/create-vault.ts";

/** What commerce needs of the outside, each by its port. */
export interface Services {
  vault: Vault;
  messages: MessageChannel;
  gateways: Gateways;
  otpLimits: Limits;
}

interface ServiceParts {
  db: Database;
  clock: Clock;
  log: Logger;
  key: Uint8Array;
  apiOrigin: string;
  /** Whether messages are kept for whoever runs the system to read. */
  devOutbox: boolean;
  sandboxGateway: boolean;
  otpPerAddress: number;
}

/** Chooses what stands behind each port by what this process was told. */
export function createServices(parts: ServiceParts): Services {
  const { db, clock, log, apiOrigin } = parts;
  const vault = createVault(parts.key);
  const noted = logChannel(log);
  return {
    vault,
    messages: parts.devOutbox ? devChannel({ db, vault, clock, next: noted }) : noted,
    gateways: parts.sandboxGateway ? [sandboxGateway({ db, vault, clock, apiOrigin })] : [],
    otpLimits: { ...defaultLimits, perAddressHour: parts.otpPerAddress },
  };
}
