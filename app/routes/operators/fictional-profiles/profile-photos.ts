import { redirect } from "react-router";
import {
  arrangeFictionalPhoto,
  deleteFictionalPhoto,
  uploadFictionalPhoto,
} from "../../../contract/operator-profiles.ts";
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

/** Stores a photo, whose file is passed on while it comes in, puts one at another place or deletes it; the page of the profile says what came of it. */
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
    if (form.ok) flash(context, { tone: "success", text: t(await changePhoto(form.value)) });
  }
  return redirect(profilePath(id), 303);

  async function changePhoto({ photo, position }: { photo: string; position?: number | undefined }) {
    if (position === undefined) {
      await api.callOrThrow(deleteFictionalPhoto, { id, photo });
      return "operators:profiles.photo_deleted";
    }
    await api.callOrThrow(arrangeFictionalPhoto, { id, photo, position });
    return "photos:moved";
  }
}
