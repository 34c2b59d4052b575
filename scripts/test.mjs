import { handOver } from "./bootstrap.mjs";

handOver("scripts/test.ts");
