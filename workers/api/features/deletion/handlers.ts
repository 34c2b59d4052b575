import { closeAccount, exportAccount, restoreAccount } from "../../../../app/contract/deletion.ts";
import { giveConsent, listConsents } from "../../../../app/contract/notifications.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { currentTerms } from "../../actors/site/current-terms.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";
import { handle, handleFile, handleSignedIn } from "../../http.ts";
import { endedCookie } from "../../session-cookie.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { limitVisitor } from "../../visitor-limit.ts";
import { exportFiles } from "../data-export/export-files.ts";
import { zipStream } from "../data-export/zip-stream.ts";
import { exportLimit, restoreLimit } from "./limits.ts";

/** Spec §9: reversible for 14 days. */
export const deleteAccount = handleSignedIn(closeAccount, async ({ actors, caller, body, cookies }) => {
  const closed = await actors.member(caller.id).deletion.start(caller.token, body);
  if (closed.ok) cookies.push(endedCookie);
  return closed;
});

/** Spec §8: by the mail's link. */
export const postRestore = handle(restoreAccount, async (call) => {
  const { actors, body } = call;
  const allowed = await limitVisitor(call, restoreLimit);
  if (!allowed.ok) return allowed;
  return actors.findMember(body.id)?.deletion.cancel(body.token) ?? refuse("link_invalid");
});

/** Read and packed while it is sent: nobody's whole life is ever in memory. Design §7. */
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

export const getConsents = handleSignedIn(listConsents, async ({ actors, caller }) => {
  const consents = await actors.member(caller.id).account.consents(caller.token);
  return consents.ok ? accept({ consents: consents.value }) : consents;
});

/** Only what is on the page today can be agreed to. */
export const postConsent = handleSignedIn(giveConsent, async ({ actors, caller, body }) => {
  const version = Date.parse(body.version);
  const member = actors.member(caller.id);
  const isCurrent = version === Date.parse(await currentTerms({ actors }));
  if (isCurrent) return member.account.giveConsent(caller.token, version);
  const known = await member.account.consents(caller.token);
  return known.ok ? refuse("invalid_input", { fields: { version: "invalid" } }) : known;
});
