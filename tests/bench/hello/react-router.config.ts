import type { Config } from "@react-router/dev/config";

export default { ssr: true, appDirectory: ".", buildDirectory: "../../../build/bench-hello" } satisfies Config;
