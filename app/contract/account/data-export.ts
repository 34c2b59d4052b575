import { defineEndpoint } from "../endpoint.ts";
import { z } from "../zod.ts";

/** Everything that is stored of the member: a ZIP with readable HTML, JSON and the photos. Ours; design §8. */
export const exportAccount = defineEndpoint({
  name: "exportAccount",
  method: "GET",
  path: "/api/account-export.php",
  bytes: "application/zip",
  reply: z.unknown(),
  problems: ["authentication_required"],
});
