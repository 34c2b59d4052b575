import { redirect } from "react-router";
import {
  arrangeFictionalPhoto,
  deleteFictionalPhoto,
  uploadFictionalPhoto,
} from "../../../contract/operators/operator-profiles.ts";
import type { Result } from "../../../domain/result.ts";
import { photosForm } from "../../../page-parts/photos/photos.form.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import type { Route } from "./+types/profile-photos.ts";
import { profilePath } from "./profile-path.ts";

/** Opened by itself it leads to the page of the profile. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(profilePath(params.id));
}

/** Stores a photo, whose file is passed on while it comes in, puts one at another place or deletes it; the page of the profile says what came of it. */
export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const api = apiOf(context);
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("multipart/form-data")) {
    const key = url.searchParams.get("key") ?? "";
    const taken = await api.upload(uploadFictionalPhoto, { id, key }, { body: request.body, type });
    tell(taken, "operators:profiles.photo_added", context);
    return redirect(profilePath(id), 303);
  }
  const form = await readForm({ request, schema: photosForm, context });
  if (!form.ok) tell(form, "photos:moved", context);
  else if (form.value.intent === "move") {
    const { id: photo, position } = form.value;
    tell(await api.call(arrangeFictionalPhoto, { id, photo, position }), "photos:moved", context);
  } else {
    tell(
      await api.call(deleteFictionalPhoto, { id, photo: form.value.id }),
      "operators:profiles.photo_deleted",
      context,
    );
  }
  return redirect(profilePath(id), 303);
}

type Done = "operators:profiles.photo_added" | "operators:profiles.photo_deleted" | "photos:moved";

function tell(answer: Result<unknown>, done: Done, context: Context): void {
  const t = textsOf(context);
  if (answer.ok) return flash(context, { tone: "success", text: t(done) });
  const { problem } = answer;
  const isGone = problem.error === "not_found";
  flash(context, { tone: "warning", text: isGone ? t("operators:profiles.photo_gone") : problemText(problem, t) });
}
