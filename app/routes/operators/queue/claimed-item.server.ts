import { redirect } from "react-router";
import type { Problem } from "../../../contract/problems.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { type Context, flash, textsOf } from "../../../request/context.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";

/** The number of something in a queue, as an address has it. */
export function itemNumber(params: { number: string }): string {
  const [number] = /^\d{1,15}$/.exec(params.number) ?? [];
  if (number === undefined) throw failure({ error: "not_found" });
  return number;
}

/** Leads whoever does not work on the item, or comes when it is gone, to what waits; any other problem is the error page. */
export function notClaimed(context: Context, problem: Problem): Response {
  if (problem.error !== "not_claimed" && problem.error !== "not_found") throw failure(problem);
  flash(context, { tone: "warning", text: whoseWords(textsOf(context), problem) });
  return redirect(STAFF_PATH, 303);
}

function whoseWords(t: Translate, { error, by, name, again }: Problem): string {
  if (error === "not_found" || by === "nobody") return t(again ? "operators:gone_again" : "operators:gone");
  if (by === "you") return t("operators:decided_by_you");
  return by === "other" && typeof name === "string"
    ? t("operators:taken_by", { name: name })
    : t("operators:not_claimed");
}
