import { runWithOwnNode } from "./bootstrap.mjs";

runWithOwnNode("scripts/test.ts");
