import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverUser } from "./postgres.ts";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find(existsSync);

/** Whether this machine has pgbouncer (Debian's package `pgbouncer`). */
export const hasPooler = program !== undefined;

/** Starts pgbouncer in transaction mode, as docs/operations.md configures it, in front of a test's server. */
export async function startPooler(serverUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (!program) throw new Error("This machine has no pgbouncer.");
  // The address of a Unix socket has no host, which `URL` refuses.
  const [, database = "", query] = /@\/(\w+)\?(.*)$/.exec(serverUrl) ?? [];
  const socketFolder = new URLSearchParams(query).get("host");
  const folder = mkdtempSync(join(tmpdir(), "aradhana-pooler-"));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${socketFolder} user=postgres connect_query='set statement_timeout=15000; set idle_in_transaction_session_timeout=15000'
[pgbouncer]
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  );
  const child = spawn(program, [file], { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  const started = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      if (log.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(`pgbouncer did not start:\n${log}`)));
  });
  await started;
  return {
    url: `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}&port=6432`,
    async stop() {
      child.kill("SIGINT");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
