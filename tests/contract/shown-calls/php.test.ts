import { afterAll, beforeAll } from "vitest";
import { phpAnswers, startPhpApi, type ExternalApi } from "../../support/doubles/php-api.ts";
import { testShownCalls } from "./shown-calls.ts";

let php: ExternalApi;

beforeAll(async () => {
  php = await startPhpApi();
});

afterAll(() => php.stop());

// The suite itself must accept an API with nothing but the spec's fields, in the types that PHP writes.
testShownCalls("a PHP API", async () => ({ url: php.origin, credentials: phpAnswers.login }));
