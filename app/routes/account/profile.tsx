import { utcDay } from "../../domain/locale/day.ts";
import { useOutletContext } from "react-router";
import { imageUrl } from "../../domain/images.ts";
import { apiOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { platformContext } from "../../request/platform.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import type { Route } from "./+types/profile.ts";
import { AboutMe } from "./about-me.tsx";
import { accountOverview } from "./account-overview.server.ts";
import { Membership } from "./membership.tsx";
import * as styles from "./profile.css.ts";
import { SettingsList } from "./settings-list.tsx";

export const handle = { title: "account:overview.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const today = utcDay(context.get(platformContext).clock.now());
  return { today, state: await accountOverview(apiOf(context)) };
}

/** Spec §2, "own profile and settings": the own profile, and links to all settings. */
export default function OwnProfile({ loaderData: { today, state } }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const { user } = useOutletContext<MemberArea>();
  return (
    <Page title={t("overview.title")}>
      <Me />
      <AboutMe user={user} today={today} />
      <Membership user={user} />
      <section id="settings" aria-labelledby="settings-title" className={styles.settings}>
        <h2 id="settings-title">{t("overview.settings")}</h2>
        <SettingsList user={user} state={state} />
      </section>
    </Page>
  );
}

function Me() {
  const { t } = useTranslation("profile");
  const { user, settings } = useOutletContext<MemberArea>();
  const { id = user.id, name, main_image } = user.profile;
  const inspected = main_image && main_image.status !== "active";
  return (
    <div className={styles.me}>
      <Photo
        src={main_image ? imageUrl(settings.cdn_prefix, main_image, "thumb") : undefined}
        alt=""
        shape="round"
        size="large"
        placeholderText={t("no_photo")}
      />
      <div className={styles.words}>
        <h2>{name ?? t("nameless")}</h2>
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
