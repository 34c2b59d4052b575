import { redirect, useOutletContext } from "react-router";
import { arrangePhoto, deletePhoto, listPhotos, uploadPhoto } from "../../contract/people/photos.ts";
import { apiOf, flash, mintKey, settingsOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { isSentByScript } from "../../request/forms/sent-by-script.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import { dismiss } from "../../request/visitor/dismissals.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { UnsentBanner } from "../../page-parts/navigation/unsent-text.tsx";
import { photosForm } from "../../page-parts/photos/photos.form.ts";
import { isUploadForm, takeUpload } from "../../page-parts/photos/take-upload.server.ts";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import { welcomeStepOf } from "../../page-parts/welcome/welcome-step.server.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorSummary } from "../../ui/form/form-frame.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/photos.ts";
import { AddPhoto } from "./add-photo.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { photoViews } from "./photo-view.ts";
import { PhotoList } from "./photo-list.tsx";
import { photosPage } from "./photos-page.ts";
import { usePhotoTools } from "./uploads/use-photo-tools.ts";
import { usePolling } from "./use-polling.ts";

export const handle = { title: "photos:title" } satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  // Why a photo that a script sent was refused.
  problems: [
    "photo_limit",
    "photo_too_large",
    "photo_too_many_pixels",
    "photo_too_small",
    "photo_heic",
    "photo_unreadable",
    "photo_empty",
    "photo_missing",
  ],
  account: ["overview"],
  photos: [
    "add",
    "again",
    "ask",
    "correct",
    "count",
    "delete",
    "earlier",
    "later",
    "lead",
    "list",
    "look_again",
    "make_main",
    "none",
    "none_text",
    "photo",
    "reasons",
    "status",
    "title",
    "uploads",
    "welcome",
  ],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { photos, limit } = await apiOf(context).callOrThrow(listPhotos);
  const asked = url.searchParams.get("delete");
  // What was decided stands on this page.
  if (photos.some(({ status }) => status === "active" || status === "refused")) dismiss(context, "photo_decided");
  return {
    texts: textsInData(context, TEXTS),
    photos: photoViews(photos, settingsOf(context).cdn_prefix),
    limit,
    /** Of the next upload. */
    uploadKey: mintKey(),
    asked,
    /** A new member's first steps: this is one of them. */
    step: welcomeStepOf("photos", url, context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (isUploadForm(request)) return (await takeUpload(uploadPhoto, { request, url, context })) ?? taken(url, context);
  const form = await readForm({ request, schema: photosForm, context });
  if (!form.ok) return form.reject();
  const api = apiOf(context);
  const { value } = form;
  const done = value.intent === "move" ? await api.call(arrangePhoto, value) : await api.call(deletePhoto, value);
  if (!done.ok) return form.refuse(done.problem);
  const text = textsOf(context)(`photos:${value.intent === "move" ? "moved" : "deleted"}`);
  // The page stays as it is, with the keyboard where it was, and shows the new order.
  const stays = value.intent === "move" && isSentByScript(request);
  flash(context, { tone: "success", text, ...(stays && { quiet: true }) });
  return stays ? null : redirect(photosPage(url), 303);
}

function taken(url: URL, context: Route.ActionArgs["context"]) {
  flash(context, { tone: "success", text: textsOf(context)("photos:add.done") });
  return redirect(photosPage(url), 303);
}

/** The member's own photos: upload, order, delete. Spec §2 (`/profile`), §5. */
export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, limit, uploadKey, asked, step } = loaderData;
  const { t } = useTranslation("photos");
  const { user } = useOutletContext<MemberArea>();
  const back = useBackToProfile("#photos");
  const tools = usePhotoTools();
  usePolling(photos.some(({ status }) => status === "preparing"));
  const reply = actionData && "form" in actionData ? actionData.form : undefined;
  const toDelete = photos.find(({ id }) => id === asked);
  const counted = photos.filter(({ status }) => status !== "refused").length;
  return (
    <Page
      title={t(step ? "welcome.title" : "title")}
      lead={step ? t("welcome.step", { number: step.number, of: step.of }) : t("lead")}
      back={step ? undefined : back}
    >
      {toDelete && !actionData && <DeleteQuestion {...toDelete} />}
      <UnsentBanner answer={actionData} />
      {reply && <ErrorSummary reply={reply} title={t("correct")} id="f" />}
      <AddPhoto
        uploadKey={uploadKey}
        welcome={step !== undefined}
        count={counted}
        limit={limit}
        paid={user.paid_user}
        tools={tools}
        fault={reply?.error?.["photo"] ? reply : undefined}
      />
      {photos.length > 0 && <PhotoList photos={photos} count={t("count", { count: counted, limit })} tools={tools} />}
      {/* At the end of the list, where they will be. */}
      {tools && <tools.UploadList queue={tools.queue} photos={photos} />}
      {photos.length === 0 && (
        <EmptyState icon="camera" title={t("none")}>
          <p>{t("none_text")}</p>
        </EmptyState>
      )}
      {step && (
        <Actions>
          <ButtonLink asChild tone={photos.length > 0 ? "primary" : "quiet"}>
            <AppLink href={step.next}>{t(photos.length > 0 ? "welcome.next" : "welcome.skip")}</AppLink>
          </ButtonLink>
        </Actions>
      )}
    </Page>
  );
}
