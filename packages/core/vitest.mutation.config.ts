import { dirname } from "node:path";
import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import config from "./vitest.config.ts";

/** A folder's own tests first, then the small ones: the first test that notices a change ends its run. */
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
    // It opens every door, and would be run for every change, to say little about any.
    exclude: ["test/readme.test.ts"],
    // Where a change leaves a test waiting for good, it is to be over before Stryker starts a new process.
    testTimeout: 20_000,
    sequence: { sequencer: OwnTestsFirst },
  },
});
