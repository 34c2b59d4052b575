import { redirect } from "react-router";
import { currentUser } from "../../../contract/account/session.ts";
import type { Problem } from "../../../contract/problems.ts";
import { listMovements, type Movement } from "../../../contract/money/movements.ts";
import { utcDay } from "../../../domain/locale/day.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import { accept, type Result } from "../../../domain/result.ts";
import { apiOf, type Context, flash, localeOf, sessionOf, textsOf } from "../../../request/context.server.ts";
import { platformContext } from "../../../request/platform.server.ts";
import { requireMember } from "../../../request/session/require-member.server.ts";
import { signInAgain } from "../../../request/session/sign-in-again.server.ts";
import type { Route } from "./+types/download.ts";
import { movementsFile } from "./movements-file.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

const PAGE = "/transactions";

/** All movements of the member's credits, as a file for spreadsheet programs. A failure is a page to read, not a broken file. */
export async function loader({ context }: Route.LoaderArgs) {
  const [user, movements] = await Promise.all([apiOf(context).call(currentUser), allMovements(context)]);
  if (!user.ok) throw failed(context, user.problem);
  if (!movements.ok) throw failed(context, movements.problem);
  const reader = { t: textsOf(context), locale: localeOf(context), zone: readersZone(user.value.user) };
  const name = `credits-${utcDay(context.get(platformContext).clock.now())}.csv`;
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(movementsFile(movements.value, reader), { headers });
}

async function allMovements(context: Context): Promise<Result<Movement[]>> {
  const movements: Movement[] = [];
  for (let before: number | undefined; ;) {
    const page = await apiOf(context).call(listMovements, { before });
    if (!page.ok) return page;
    movements.push(...page.value.movements);
    if (!page.value.next) return accept(movements);
    before = page.value.next;
  }
}

function failed(context: Context, problem: Problem): Response {
  if (problem.error === "authentication_required") return signInAgain(sessionOf(context), PAGE);
  flash(context, { tone: "danger", text: textsOf(context)("credits:movements.download_failed") });
  return redirect(PAGE);
}
