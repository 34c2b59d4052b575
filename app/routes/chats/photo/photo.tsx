import { sendMessage } from "../../../contract/conversations/conversations.ts";
import { redirect } from "react-router";
import { uploadMessagePhoto } from "../../../contract/conversations/message-photos.ts";
import { isUploadForm, takeUpload } from "../../../page-parts/photos/take-upload.server.ts";
import { apiOf, mintKey, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { AddresseePage } from "../addressee-page.tsx";
import { addressee } from "../addressee.server.ts";
import { keepTyped } from "../keep-typed.server.ts";
import type { Route } from "./+types/photo.ts";
import { ChoosePhoto } from "./choose-photo.tsx";
import { photoForm } from "./photo.form.ts";
import { ReviewPhoto } from "./review-photo.tsx";
import { keyIn, typedWith, unsentPhoto } from "./unsent-photo.server.ts";

export const handle = { title: "photos:message.title", quiet: true } satisfies PageHandle;

/** Spec §3 (photo_credits). `?key=`: of the photo that was uploaded and waits to be sent. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { photo_credits: price, message_length: length } = settingsOf(context);
  const key = keyIn(url);
  const [to, photo] = await Promise.all([addressee(context, { id: params.id, price, url }), unsentPhoto(key, context)]);
  return {
    to,
    /** What waits to be sent. */
    photo,
    /** One that was chosen waits no more. */
    gone: key !== undefined && !photo,
    uploadKey: mintKey(),
    typed: photo && (await typedWith(photo.key, url, context)),
    constraint: constraintsOf(photoForm(length)),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  if (isUploadForm(request)) {
    const refused = await takeUpload(uploadMessagePhoto, { request, url, context });
    return refused ?? redirect(`${url.pathname}?key=${keyIn(url)}`, 303);
  }
  const form = await readForm({ request, schema: photoForm(settingsOf(context).message_length), context });
  if (!form.ok) return form.reject();
  const { client_id, text, shown_cost, intent } = form.value;
  if (intent === "look") return form.again();
  const { typed } = form;
  typed.delete("intent");
  if (intent) return keepTyped(context, { sent: typed, path: url.pathname }).then(() => redirect(url.pathname, 303));
  const sent = await apiOf(context).call(sendMessage, { client_id, text, shown_cost, photo: true, to: params.id });
  if (sent.ok) throw redirect(`/members/${encodeURIComponent(params.id)}/chat#newest`);
  await keepTyped(context, { sent: typed, path: url.pathname, problem: sent.problem });
  if (sent.problem.error === "photo_missing") throw redirect(`${url.pathname}?key=${client_id}`, 303);
  return form.refuse(sent.problem, {
    fields: { message_too_long: "text" },
    texts: { not_enough_credits: textsOf(context)("photos:message.too_few") },
  });
}

/** First the photo is chosen, then it is seen, and sent with the words that somebody wants to add. */
export default function PhotoToMember({ loaderData, actionData }: Route.ComponentProps) {
  const { to, photo, gone, uploadKey, typed, constraint } = loaderData;
  const { t } = useTranslation("photos");
  const reply = actionData?.form;
  return (
    <AddresseePage
      to={to}
      title={t("message.to", { name: to.name })}
      lead={photo ? undefined : t("message.lead")}
      answered={actionData !== undefined}
    >
      {photo ? (
        <ReviewPhoto {...{ photo, to, constraint, reply: reply ?? typed }} />
      ) : (
        <ChoosePhoto {...{ to, uploadKey, gone: gone && !actionData, reply }} />
      )}
    </AddresseePage>
  );
}
