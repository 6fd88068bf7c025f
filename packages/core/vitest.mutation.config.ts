import { dirname } from "node:path";
import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import config from "./vitest.config.ts";

/** A folder's own tests first, then the small ones: the first failing test ends a mutant's run. */
class OwnTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = new Set(this.ctx.config.related?.map((path) => dirname(path)));
    const isOwn = ({ moduleId }: TestSpecification) => mutated.has(dirname(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isOwn), ...sorted.filter((file) => !isOwn(file)).reverse()];
  }
}

export default mergeConfig(config, {
  test: {
    // A mutant may change what a module computes when it is loaded.
    isolate: true,
    // It loads every entry point, so it would run for every mutant and kill few of them.
    exclude: ["test/readme.test.ts"],
    // A mutant may hang a test: end it before Stryker starts a new process.
    testTimeout: 20_000,
    sequence: { sequencer: OwnTestsFirst },
  },
});
