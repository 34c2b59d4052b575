import { defineEndpoint } from "../../../../app/contract/endpoint.ts";
import { LIVE_PATH } from "../../../../app/contract/live.ts";
import { z } from "../../../../app/contract/zod.ts";
import { problemResponse, type Handler } from "../../http/http.ts";

/** Not a call of the contract but a socket: handed to the member's own object, which answers it or refuses. */
export const getLive: Handler = {
  endpoint: defineEndpoint({ name: "live", method: "GET", path: LIVE_PATH, reply: z.unknown(), problems: [] }),
  async run({ actors, caller }, request) {
    if (!caller) return problemResponse({ error: "authentication_required" });
    if (request.header("Upgrade")?.toLowerCase() !== "websocket") return problemResponse({ error: "not_found" });
    const headers = { Upgrade: "websocket", "X-Session-Token": caller.token };
    return actors.member(caller.id).fetch(new Request(request.url, { headers }));
  },
};
