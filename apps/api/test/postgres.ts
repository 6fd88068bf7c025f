import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresPrograms } from "./postgres-programs.ts";

/**
 * Runs the server until its standard input ends, so that it also stops when the test run is killed. It shuts
 * down in "smart" mode first, which waits for clients: pool.end() resolves before its connections are closed,
 * and a "fast" shutdown would throw in them. After three seconds "fast" mode follows.
 */
const runUntilInputEnds = `
  folder="$1"; shift
  "$@" </dev/null & server=$!
  cat >/dev/null
  kill -TERM $server
  ( sleep 3; kill -INT $server 2>/dev/null ) &
  wait $server
  rm -rf "$folder"`;

interface TemporaryServer {
  /** The folder of its socket. */
  folder: string;
  urlOf(database: string): string;
  stop(): Promise<void>;
  /** Sends all its processes a signal; on Linux only. */
  signal(signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void;
  /** Kills one of its processes: it ends all others and their connections, and recovers from its log; on Linux only. */
  crash(): void;
  /** Starts a replica of it that follows it from now on; `pg_promote()` makes the replica a primary. */
  startReplica(): Promise<TemporaryServer>;
}

/** A temporary PostgreSQL server on a Unix socket. Stopping it deletes its files. `installed` are other programs. */
export async function startPostgres(installed?: string): Promise<TemporaryServer> {
  const programs = installed ? { unpackTo: () => installed } : postgresPrograms();
  if (!programs)
    throw new Error(
      "The lockfile has a PostgreSQL server for Linux and macOS only; set PG_BIN to the folder of another one.",
    );
  const folder = mkdtempSync(join(tmpdir(), "aradhana-pg-"));
  const bin = programs.unpackTo(folder);
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"],
    { ...options, stdio: "pipe" },
  );
  return runServer({ bin, folder, settings: [] });
}

/** Runs the server whose data is in `data` of the folder, and deletes the folder when it has stopped. */
async function runServer(options: {
  bin: string;
  folder: string;
  settings: string[];
}): Promise<TemporaryServer> {
  const { bin, folder, settings } = options;
  const data = join(folder, "data");
  const all = ["listen_addresses=", "fsync=off", "full_page_writes=off", "max_connections=200", ...settings];
  const command = [join(bin, "postgres"), "-D", data, "-k", folder, ...all.flatMap((each) => ["-c", each])];
  const server = spawn("/bin/sh", ["-c", runUntilInputEnds, "sh", folder, ...command], {
    ...{ ...serverUser(), cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } },
    stdio: ["pipe", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-10_000);
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.stdin.end();
    await once(server, "exit");
  };
  for (let tries = 0; !/ready to accept (?:read-only )?connections/.test(log); tries++) {
    if (/FATAL/.test(log) || tries > 1200) {
      await stop();
      throw new Error(`postgres did not start:\n${log}`);
    }
    await sleep(25);
  }
  /** The main process, and those that it has started. */
  const processes = () => {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
    return [pid, ...started];
  };
  const urlOf = (database: string) => `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}`;
  return {
    folder,
    urlOf,
    stop,
    signal(signal) {
      for (const each of processes()) process.kill(each, signal);
    },
    async startReplica() {
      const copy = mkdtempSync(join(tmpdir(), "aradhana-pg-"));
      await copyData(urlOf("postgres"), data, join(copy, "data"));
      const user = serverUser();
      if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, copy]);
      return runServer({
        ...{ bin, folder: copy },
        settings: [`primary_conninfo=host=${folder} user=postgres`, "wal_receiver_status_interval=1"],
      });
    },
    crash() {
      const newest = processes().at(-1);
      if (newest !== undefined) process.kill(newest, "SIGKILL");
    },
  };
}

/** Copies the data of a running server, as `pg_basebackup` does, for a replica that follows it. */
async function copyData(url: string, from: string, to: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query("select pg_backup_start('replica', true)");
    cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== "postmaster.pid" });
    const { rows } = await admin.query("select labelfile from pg_backup_stop(false)");
    writeFileSync(join(to, "backup_label"), rows[0].labelfile);
    writeFileSync(join(to, "standby.signal"), "");
  } finally {
    await admin.end();
  }
}

/** PostgreSQL and pgbouncer do not run as root: use the user of Debian's package, or nobody. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").matchAll(/^(\w+):[^:]*:(\d+):(\d+):/gm);
  const byName = new Map(
    [...users].map(([, name, uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  return byName.get("postgres") ?? byName.get("nobody");
}
