import { exportAccount } from "../../../../app/contract/account/data-export.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { accept } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import { handleFile } from "../../http/http.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { exportFiles } from "./export-files.ts";
import { exportLimit } from "./limits.ts";
import { zipStream } from "./zip-stream.ts";

/** The ZIP is read and packed while it is sent: an account may be larger than the memory. Design §7, decision 0065. */
export const getExport = handleFile(exportAccount, async ({ actors, caller, env }) => {
  const member = actors.member(caller.id);
  const overview = await member.account.exportOverview(caller.token);
  if (!overview.ok) return overview;
  const allowed = await actors.limiter(`member-${caller.id}`).take(exportLimit);
  if (!allowed.ok) return allowed;
  const files = exportFiles({
    overview: overview.value,
    at: clock.now(),
    photos: photoStoreOf(env),
    async messages(order) {
      const page = await member.account.exportMessages(caller.token, order);
      if (!page.ok) throw new Error(`the export ended early: ${page.problem.error}`);
      return page.value;
    },
  });
  return accept({ body: zipStream(files), name: `export-${utcDay(clock.now())}.zip` });
});
