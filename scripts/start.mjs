import { handOver } from "./bootstrap.mjs";

handOver("scripts/start.ts");
