import { redirect } from "react-router";
import type { ApiClient } from "../../api/client.server.ts";
import { like, unlike } from "../../contract/people/discovery.ts";
import { accept } from "../../domain/result.ts";
import { apiOf, type Context, flash, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { isSentByScript } from "../../request/forms/sent-by-script.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { memberName } from "../words/member-name.ts";
import { likedButton, likePage, matchPage } from "./like-redirects.ts";
import { likeForm } from "./like.form.ts";

interface LikeArgs {
  request: Request;
  url: URL;
  context: Context;
}

/**
 * The action of every page with like buttons. Without a script it leads back to the button; a script asks for the answer
 * only, so that its page stays as it is. A refusal is said there too: nothing was typed that could be lost.
 */
export async function likeAction({ request, url, context }: LikeArgs) {
  const form = await readForm({ request, schema: likeForm, context });
  if (!form.ok) throw failure(form.problem);
  const { like: liked, unlike: unliked = "" } = form.value;
  const id = liked ?? unliked;
  const t = textsOf(context);
  const page = likePage(url);
  const byScript = isSentByScript(request);
  const api = apiOf(context);
  const answer = liked !== undefined ? await api.call(like, { id }) : await takeBack(api, id);
  if (!answer.ok) {
    if (answer.problem.error === "authentication_required") return form.refuse(answer.problem);
    if (byScript) throw failure(answer.problem);
    flash(context, { tone: "danger", text: problemText(answer.problem, t) });
    throw redirect(likedButton(page, id));
  }
  if (answer.value.match) throw redirect(matchPage(page, id));
  const name = memberName(answer.value.profile ?? { id }, t);
  const text = liked !== undefined ? t("likes:feedback.liked", { name }) : t("likes:feedback.unliked");
  // The button itself has changed.
  flash(context, { tone: "success", text, quiet: true });
  if (!byScript) throw redirect(likedButton(page, id));
  return { liked: liked !== undefined };
}

/** The reply to an unlike is empty. */
async function takeBack(api: ApiClient, id: string) {
  const answer = await api.call(unlike, { id });
  return answer.ok ? accept({ match: false, profile: undefined }) : answer;
}
