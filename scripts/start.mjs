import { runWithOwnNode } from "./bootstrap.mjs";

runWithOwnNode("scripts/start.ts");
