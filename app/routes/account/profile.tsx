import { utcDay } from "../../domain/locale/day.ts";
import { redirect, useOutletContext } from "react-router";
import { setPreferences } from "../../contract/account/notifications.ts";
import { getOwnProfile } from "../../contract/people/own-profile.ts";
import { listPhotos, type OwnPhoto } from "../../contract/people/photos.ts";
import type { User } from "../../contract/people/profile.ts";
import { imageUrl, inspectionOf } from "../../domain/images.ts";
import { apiOf, flash, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { noFields } from "../../request/forms/no-fields.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { platformContext } from "../../request/platform.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import type { Route } from "./+types/profile.ts";
import { accountOverview } from "./account-overview.server.ts";
import { askedOf } from "./own-profile/asked-cards.server.ts";
import type { ProfileCard } from "./own-profile/cards.ts";
import { completenessOf } from "./own-profile/overview/completeness.ts";
import { PhotosCard } from "./own-profile/overview/photos-card.tsx";
import { ProfileCards } from "./own-profile/overview/profile-cards.tsx";
import { ProfileMeter } from "./own-profile/overview/profile-meter.tsx";
import { WhoSees } from "./own-profile/overview/who-sees.tsx";
import { Membership } from "./membership.tsx";
import * as styles from "./profile.css.ts";
import { SettingsList } from "./settings-list.tsx";

export const handle = { title: "account:overview.title" } satisfies PageHandle;

/** What the account itself says. */
const KNOWN_ANYWAY: ProfileCard[] = ["looking-for", "name", "place"];

/** An API without our calls has less to show and to change (design §5). */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [state, own, photos] = await Promise.all([accountOverview(api), api.call(getOwnProfile), api.call(listPhotos)]);
  const asked = askedOf(context);
  const profile = own.ok ? own.value.profile : undefined;
  return {
    today: utcDay(context.get(platformContext).clock.now()),
    state,
    asked: profile ? asked : { ...asked, cards: KNOWN_ANYWAY, facts: [] },
    own: profile,
    photos: photos.ok ? photos.value.photos : undefined,
  };
}

/** Ends a pause at once, from the line that tells of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: noFields, context });
  if (!form.ok) return form.reject();
  const answer = await apiOf(context).call(setPreferences, { paused: false });
  if (!answer.ok) return form.refuse(answer.problem);
  flash(context, { tone: "success", text: textsOf(context)("profile:shown_again") });
  return redirect("/profile", 303);
}

/** Spec §2, "own profile and settings": the own profile, and links to all settings. */
export default function OwnProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { today, state, asked, own, photos } = loaderData;
  const { t } = useTranslation("account");
  const { user, settings } = useOutletContext<MemberArea>();
  return (
    <Page title={t("overview.title")}>
      {user.paused && <Paused reply={actionData?.form} />}
      <Me photos={photos} />
      {own && <ProfileMeter {...completenessOf(own, asked, photoStep(user, photos))} />}
      {own && <WhoSees user={user} />}
      {photos && <PhotosCard photos={photos} prefix={settings.cdn_prefix} />}
      <ProfileCards own={own ?? user.profile} canChange={own !== undefined} asked={asked} user={user} today={today} />
      <Membership user={user} />
      <section id="settings" aria-labelledby="settings-title" className={styles.settings}>
        <h2 id="settings-title">{t("overview.settings")}</h2>
        <SettingsList user={user} state={state} />
      </section>
    </Page>
  );
}

/** Nobody is asked for what they cannot give; an API that does not tell says nothing. */
function photoStep({ profile: { main_image: photo } }: User, photos?: readonly OwnPhoto[]) {
  if (photos) return photos.some(({ status }) => status !== "refused") ? "there" : "missing";
  if (photo === undefined) return undefined;
  return photo ? "there" : "missing";
}

function Paused({ reply }: { reply?: FormReply }) {
  const { t } = useTranslation("profile");
  const action = (
    <ServerForm action="/profile" reply={reply}>
      <PageMemberField />
      <Actions>
        <Button tone="secondary" size="small">
          {t("paused_action")}
        </Button>
      </Actions>
    </ServerForm>
  );
  return (
    <Banner tone="info" icon="eye" title={t("paused_title")} action={action}>
      <p>{t("paused_text")}</p>
    </Banner>
  );
}

/** Their photo also while somebody has still to look at it: `photos` have a name where there is a picture. */
function Me({ photos = [] }: { photos?: readonly OwnPhoto[] }) {
  const { t } = useTranslation("profile");
  const { user, settings } = useOutletContext<MemberArea>();
  const { id = user.id, name, main_image } = user.profile;
  const refused = photos.filter(({ status }) => status === "refused").length;
  const inspected = main_image && ["preparing", "inspection"].includes(inspectionOf(main_image.status));
  const waiting = inspected && photos.find((photo) => photo.id === main_image.id)?.thumb_filename;
  return (
    <div id="photo" className={styles.me}>
      <Photo
        src={waiting ? settings.cdn_prefix + waiting : imageUrl(settings.cdn_prefix, main_image, "thumb")}
        of={{ id, name }}
        alt=""
        shape="round"
        size="large"
        placeholderText={t("no_photo")}
      />
      <div className={styles.words}>
        <h2>{name ? <bdi>{name}</bdi> : t("nameless")}</h2>
        {inspected && <p>{t("photo_checked")}</p>}
        {refused > 0 && (
          <p>
            {t("photos_refused", { count: refused })} <a href="/profile/photos">{t("photos_refused_why")}</a>
          </p>
        )}
        {id && (
          <ButtonLink href={`/members/${id}`} tone="secondary" icon="eye">
            {t("as_others")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
