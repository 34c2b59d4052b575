import { redirect } from "react-router";
import { deleteFictionalPhoto, uploadFictionalPhoto } from "../../../contract/operator-profiles.ts";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import type { Route } from "./+types/profile-photos.ts";
import { photoForm } from "./profile.form.ts";
import { profilePath } from "./profile-path.ts";

/** Opened by itself it leads to the page of the profile. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(profilePath(params.id));
}

/** Stores a photo, whose file is passed on while it comes in, or deletes one; the page of the profile says what came of it. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { id } = params;
  const api = apiOf(context);
  const t = textsOf(context);
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("multipart/form-data")) {
    const key = url.searchParams.get("key") ?? "";
    const taken = await api.upload(uploadFictionalPhoto, { id, key }, { body: request.body, type });
    const text = taken.ok ? t("operators:profiles.photo_added") : problemText(taken.problem, t);
    flash(context, { tone: taken.ok ? "success" : "warning", text });
  } else {
    const form = await readForm(request, photoForm, context);
    if (form.ok) await api.callOrThrow(deleteFictionalPhoto, { id, photo: form.value.photo });
    if (form.ok) flash(context, { tone: "success", text: t("operators:profiles.photo_deleted") });
  }
  return redirect(profilePath(id), 303);
}
