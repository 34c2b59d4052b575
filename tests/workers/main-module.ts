import { fileURLToPath } from "node:url";
import * as main from "../../workers/api/index.ts";

/**
 * The vitest plugin imports the API's main module anew at each call of an object, and vitest asks its own process each
 * time which file that is: half of what the tests took. All files share one workerd, so the answer is always the same.
 * For the tests only: set up before each file of them.
 */
interface ModuleRunner {
  import(path: string): Promise<unknown>;
}

const { moduleRunner } = (globalThis as unknown as { __vitest_mocker__: { moduleRunner: ModuleRunner } })
  .__vitest_mocker__;
const vitests = Object.getPrototypeOf(moduleRunner) as ModuleRunner;
const path = fileURLToPath(new URL("../../workers/api/index.ts", import.meta.url).href);

moduleRunner.import = async (wanted) => (wanted === path ? main : vitests.import.call(moduleRunner, wanted));
