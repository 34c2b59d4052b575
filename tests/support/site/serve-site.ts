import { startTestSite } from "../../../scripts/serve/test-site.ts";

// Run by itself, in a process that a test may kill: serves a site from the folder it is given until told to stop.
const [dataDir = ""] = process.argv.slice(2);
const site = await startTestSite({ dataDir });
process.once("message", () => void site.stop().then(() => process.disconnect()));
process.send?.({ ready: true });
