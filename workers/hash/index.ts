import { createHashWorker } from "./hash-worker.ts";

export default createHashWorker();
