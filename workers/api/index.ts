import { createGarbageCollection, exposedCollector } from "../garbage.ts";
import { app } from "./app.ts";
import { requireSecrets, type Env } from "./env.ts";

export { Accounts } from "./actors/accounts/accounts.ts";
export { Directory } from "./actors/directory/directory.ts";
export { Limiter } from "./actors/limiter/limiter.ts";
export { Member } from "./actors/member/member.ts";
export { Site } from "./actors/site/site.ts";

const collectGarbage = createGarbageCollection({ collect: exposedCollector(), now: () => performance.now() });

export default {
  async fetch(request, env, context) {
    requireSecrets(env);
    collectGarbage(context);
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
