import { redirect } from "react-router";
import { changeFictional, getFictional } from "../../../contract/operators/operator-profiles.ts";
import { formatDay } from "../../../domain/locale/format.ts";
import { apiOf, flash, localeOf, mintKey, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/profile.ts";
import { sign } from "../operators.css.ts";
import { askAboutPlace } from "./ask-about-place.server.ts";
import { CountryForm } from "./country-form.tsx";
import { PhotosCard } from "./photos-card.tsx";
import { askedOf, askedValues, fieldsFor } from "./profile-fields.server.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { changeForm } from "./profile.form.ts";
import { FICTIONAL, profilePath } from "./profile-path.ts";
import { useProfileLabels } from "./use-profile-labels.ts";

export const handle = {
  title: (data: { profile: { name?: string | null } } | undefined, t) =>
    data?.profile.name ?? t("operators:profiles.title"),
} satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context).callOrThrow(getFictional, { id: params.id });
  const data = await fieldsFor(context, { url, own: profile });
  return {
    data,
    profile,
    born: formatDay(profile.date_of_birth, localeOf(context)),
    prefix: settingsOf(context).cdn_prefix,
    uploadKey: mintKey(),
    constraint: constraintsOf(changeForm(data.facts)),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = askedOf(context);
  const form = await readForm({ request, schema: changeForm(fields.facts), context });
  if (!form.ok) return form.reject();
  const asked = await askAboutPlace(form, context);
  if (asked) return asked;
  const changed = await apiOf(context).call(changeFictional, { id: params.id, ...askedValues(form.value, fields) });
  if (!changed.ok) return form.refuse(changed.problem);
  flash(context, { tone: "success", text: textsOf(context)("operators:profiles.changed") });
  return redirect(profilePath(params.id), 303);
}

/** One fictional profile: its photos, what it says, and the way to its end. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, born } = loaderData;
  const { t } = useTranslation(["operators", "profile", "attributes"]);
  const facts = [
    { term: t("operators:photo.id"), detail: profile.id },
    { term: t("attributes:facts.gender"), detail: t(`attributes:values.gender.${profile.gender}`) },
    { term: t("profile:born"), detail: born },
  ];
  return (
    <Page title={<bdi>{profile.name}</bdi>} back={<a href={FICTIONAL}>{t("operators:profiles.title")}</a>}>
      <p className={sign}>
        <FictionalSign />
      </p>
      <Facts items={facts} />
      {profile.retired ? (
        <Banner tone="info" title={t("operators:profiles.is_retired")}>
          <p>{t("operators:profiles.is_retired_text")}</p>
        </Banner>
      ) : (
        <Changes {...loaderData} reply={actionData?.form} />
      )}
    </Page>
  );
}

type ChangesProps = Route.ComponentProps["loaderData"] & { reply?: FormReply };

function Changes({ data, profile, prefix, uploadKey, constraint, reply }: ChangesProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <>
      <PhotosCard {...profile} prefix={prefix} uploadKey={uploadKey} />
      <Card as="section">
        <h2>{t("operators:profiles.change")}</h2>
        <HeldAbout {...profile} />
        <CountryForm {...data} />
        <ServerForm
          constraint={constraint}
          reply={reply}
          errorTitle={t("login:errors_title")}
          labels={useProfileLabels()}
        >
          <ProfileFields data={data} profile={profile} />
          <CheckboxField
            name="like_back"
            hint={t("operators:profiles.like_back_hint")}
            defaultChecked={profile.like_back ?? false}
          />
          <Button>{t("operators:profiles.change_button")}</Button>
        </ServerForm>
      </Card>
      <ButtonLink href={`${profilePath(profile.id)}/retire`} tone="quiet">
        {t("operators:profiles.retire")}
      </ButtonLink>
    </>
  );
}

function HeldAbout({ about, about_held: held, about_refusal: refusal }: ChangesProps["profile"]) {
  const { t } = useTranslation(["operators", "profile"]);
  if (!held) return null;
  if (!refusal)
    return (
      <Banner tone="info">
        <p>{t(about ? "operators:profiles.about_held" : "operators:profiles.about_held_first")}</p>
      </Banner>
    );
  return (
    <Banner tone="warning" title={t("profile:cards.about.refused_title")}>
      <p>{t("profile:cards.about.refused", { reason: t(`profile:cards.about.refusals.${refusal}`) })}</p>
    </Banner>
  );
}
