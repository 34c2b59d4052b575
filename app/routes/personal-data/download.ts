import { utcDay } from "../../domain/locale/day.ts";
import { redirect } from "react-router";
import { exportAccount } from "../../contract/account/data-export.ts";
import { apiOf, flash, sessionOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { platformContext } from "../../request/platform.server.ts";
import { requireMember } from "../../request/session/require-member.server.ts";
import { signInAgain } from "../../request/session/sign-in-again.server.ts";
import type { Route } from "./+types/download.ts";
import { exportFileName } from "./file-name.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

const PAGE = "/profile/data";

/** Everything that is stored about the member, passed on as the API makes it. A failure is a page to read, not a broken file. */
export async function loader({ context }: Route.LoaderArgs) {
  const file = await apiOf(context).stream(exportAccount);
  if (file.ok) {
    const today = utcDay(context.get(platformContext).clock.now());
    const name = exportFileName(settingsOf(context).name, today);
    const headers = { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${name}"` };
    return new Response(file.value.body, { headers });
  }
  if (file.problem.error === "authentication_required") throw signInAgain(sessionOf(context), PAGE);
  const t = textsOf(context);
  const text = file.problem.error === "rate_limited" ? problemText(file.problem, t) : t("personal-data:failed");
  flash(context, { tone: "danger", text });
  throw redirect(PAGE);
}
