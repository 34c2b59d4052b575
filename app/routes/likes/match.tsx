import { currentUser } from "../../contract/account/session.ts";
import { getMember } from "../../contract/people/discovery.ts";
import type { Image } from "../../contract/people/profile.ts";
import { imageUrl } from "../../domain/images.ts";
import { apiOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { BarBack } from "../../ui/page/bar-back.tsx";
import { Page } from "../../ui/page/page.tsx";
import { FictionalSign } from "../../page-parts/fictional/fictional-sign.tsx";
import { Portraits } from "../../page-parts/like-dialog/portraits.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { memberName } from "../../page-parts/words/member-name.ts";
import type { Route } from "./+types/match.ts";
import * as styles from "./match.css.ts";

export const handle = { title: "members:match.title", quiet: true, whole: true } satisfies PageHandle;

/** Of two who like each other, for both of them; for nobody else there is no such page. Their like is no longer new then. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ profile }, { user }] = await Promise.all([
    api.callOrThrow(getMember, { id: params.id }),
    api.callOrThrow(currentUser),
  ]);
  if (!profile.matched || profile.deleted) throw failure({ error: "not_found" });
  const { cdn_prefix: prefix } = settingsOf(context);
  const name = memberName(profile, textsOf(context));
  const back = url.searchParams.get("back");
  return {
    id: params.id,
    name,
    fictional: profile.fictional,
    bySwitch: profile.by_switch,
    ownBySwitch: profile.given_by_switch,
    portraits: [
      portraitOf(prefix, user.profile.main_image, { id: user.id, name: user.profile.name }),
      portraitOf(prefix, profile.main_image, { id: profile.id, name }),
    ],
    back: redirectTarget(back, "/likes/matches"),
    isOnTheWay: back !== null,
  };
}

function portraitOf(prefix: string, image: Image | null | undefined, of: { id?: string; name?: string | null }) {
  const src = imageUrl(prefix, image, "match");
  return image?.locked ? { blurSrc: src, of } : { src, of };
}

export default function Match({
  loaderData: { id, name, fictional, bySwitch, ownBySwitch, portraits, back, isOnTheWay },
}: Route.ComponentProps) {
  const { t } = useTranslation(["likes", "members", "chats", "common"]);
  return (
    <Page
      title={<span className={styles.title}>{t("members:match.title")}</span>}
      back={<AppLink href={back}>{t(isOnTheWay ? "match.back" : "match.all")}</AppLink>}
    >
      <BarBack href={back}>{t("common:back")}</BarBack>
      <div className={styles.match}>
        <Portraits of={portraits} />
        {fictional && (
          <p>
            <FictionalSign />
          </p>
        )}
        <p>{t("members:match.text", { name })}</p>
        {bySwitch && <p>{t("by_switch.match")}</p>}
        {ownBySwitch && <p>{t("by_switch.own_match")}</p>}
        <Actions>
          <ButtonLink asChild icon="message">
            <AppLink href={`/members/${id}/chat`}>{t("match.write")}</AppLink>
          </ButtonLink>
          <ButtonLink asChild tone="secondary">
            <AppLink href={`/members/${id}`}>{t("chats:see_profile")}</AppLink>
          </ButtonLink>
        </Actions>
      </div>
    </Page>
  );
}
