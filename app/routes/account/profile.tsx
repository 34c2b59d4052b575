import { utcDay } from "../../domain/locale/day.ts";
import { useOutletContext } from "react-router";
import { getOwnProfile } from "../../contract/own-profile.ts";
import { listPhotos } from "../../contract/photos.ts";
import type { User } from "../../contract/profile.ts";
import { imageUrl } from "../../domain/images.ts";
import { apiOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { platformContext } from "../../request/platform.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import type { Route } from "./+types/profile.ts";
import { accountOverview } from "./account-overview.server.ts";
import { askedOf } from "./own-profile/asked-cards.server.ts";
import type { ProfileCard } from "./own-profile/cards.ts";
import { completenessOf } from "./own-profile/completeness.ts";
import { PhotosCard } from "./own-profile/photos-card.tsx";
import { ProfileCards } from "./own-profile/profile-cards.tsx";
import { ProfileMeter } from "./own-profile/profile-meter.tsx";
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
    asked: profile ? asked : { cards: KNOWN_ANYWAY, facts: [] },
    own: profile,
    photos: photos.ok ? photos.value.photos : undefined,
  };
}

/** Spec §2, "own profile and settings": the own profile, and links to all settings. */
export default function OwnProfile({ loaderData: { today, state, asked, own, photos } }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const { user, settings } = useOutletContext<MemberArea>();
  return (
    <Page title={t("overview.title")}>
      {user.paused && <Paused />}
      <Me />
      {own && <ProfileMeter {...completenessOf(own, asked, photoStep(user))} />}
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
function photoStep({ profile: { main_image: photo } }: User) {
  if (photo === undefined) return undefined;
  return photo ? "there" : "missing";
}

function Paused() {
  const { t } = useTranslation("profile");
  const action = (
    <ButtonLink href="/profile/data#visibility" tone="secondary" size="small">
      {t("paused_action")}
    </ButtonLink>
  );
  return (
    <Banner tone="info" icon="eye" title={t("paused_title")} action={action}>
      <p>{t("paused_text")}</p>
    </Banner>
  );
}

function Me() {
  const { t } = useTranslation("profile");
  const { user, settings } = useOutletContext<MemberArea>();
  const { id = user.id, name, main_image } = user.profile;
  const inspected = main_image && main_image.status !== "active";
  return (
    <div id="photo" className={styles.me}>
      <Photo
        src={main_image ? imageUrl(settings.cdn_prefix, main_image, "thumb") : undefined}
        alt=""
        shape="round"
        size="large"
        placeholderText={t("no_photo")}
      />
      <div className={styles.words}>
        <h2>{name ? <bdi>{name}</bdi> : t("nameless")}</h2>
        {inspected && <p>{t("photo_checked")}</p>}
        {id && (
          <ButtonLink href={`/members/${id}`} tone="secondary" icon="eye">
            {t("as_others")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
