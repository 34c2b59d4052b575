import { useLocation, useOutletContext } from "react-router";
import { memberId } from "../../domain/auth/page-member.ts";
import { withoutHidden } from "../../domain/account/visible-profile.ts";
import { getMember } from "../../contract/discovery.ts";
import { currentUser } from "../../contract/session.ts";
import { imageUrl } from "../../domain/images.ts";
import { apiOf, localeOf, sessionOf, settingsOf, textsOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Page } from "../../ui/page/page.tsx";
import { flag } from "../../ui/person-card/person-card.css.ts";
import { Photo } from "../../ui/photo/photo.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import { useMemberName } from "../../page-parts/use-member-name.ts";
import type { Route } from "./+types/profile.ts";
import { BlockDialog } from "./profile/block-dialog.tsx";
import { blockAction } from "./profile/block.server.ts";
import { DeletedMember } from "./profile/deleted-member.tsx";
import { NewMatch } from "./profile/new-match.tsx";
import { memberView, type MemberView } from "./profile/member-view.ts";
import { ProfileActions } from "./profile/profile-actions.tsx";
import { Headline, NameAndAge, ProfileFacts } from "./profile/profile-facts.tsx";
import { isChatOf } from "./profile/profile-links.ts";
import { ProfilePhotos } from "./profile/profile-photos.tsx";
import { SafetyBanner } from "./profile/safety-banner.tsx";
import * as styles from "./profile/profile.css.ts";

export const handle = {
  title: (data: { member: MemberView } | undefined, t: Translate) =>
    data?.member.deleted ? t("members:profile.deleted_title") : (data?.member.name ?? t("members:title")),
} satisfies PageHandle;

const TEXTS = { safety: ["block"] } as const;

/** Unknown and blocked members are the 404 page (spec §4, blocking). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [match, blocking] = [url.searchParams.has("match"), url.searchParams.has("block")];
  const [{ profile }, me] = await Promise.all([
    api.callOrThrow(getMember, { id: params.id }),
    match ? api.callOrThrow(currentUser) : undefined,
  ]);
  const back = redirectTarget(url.searchParams.get("back"), "/members");
  const viewOptions = { prefix: settingsOf(context).cdn_prefix, locale: localeOf(context), t: textsOf(context) };
  const mayBeOwn = (sessionOf(context).member ?? params.id) === params.id;
  return {
    member: memberView(withoutHidden(profile, settingsOf(context)), viewOptions),
    back,
    match,
    /** The question whether to block them, where it is asked. */
    blocking,
    ...(blocking && { texts: textsInData(context, TEXTS) }),
    // Few need these words, so no browser loads them.
    backText: isChatOf(params.id, back) ? viewOptions.t("profile:back_chat") : undefined,
    pausedText: mayBeOwn ? viewOptions.t("profile:as_others_paused") : undefined,
    portrait: imageUrl(viewOptions.prefix, me?.user.profile.main_image, "match"),
  };
}

/** The question whether to block has an address of its own. */
export function action(args: Route.ActionArgs) {
  return args.url.searchParams.has("block") ? blockAction(args) : likeAction(args);
}

export default function MemberProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { member, back, match, blocking, portrait } = loaderData;
  const { t } = useTranslation(["members", "common"]);
  const { user } = useOutletContext<MemberArea>();
  const name = useMemberName(member);
  const { key } = useLocation();
  if (member.deleted) return <DeletedMember />;
  const own = member.id === memberId(user);
  const src = member.photo;
  return (
    <Page
      title={<NameAndAge name={name} age={member.age} />}
      back={<AppLink href={back}>{loaderData.backText ?? t("members:profile.back")}</AppLink>}
      width="wide"
      hideTitle
    >
      {blocking && !own && (
        <BlockDialog key={`block ${key}`} id={member.id} name={name} back={back} answer={actionData} />
      )}
      {match && member.matched && <NewMatch member={member} name={name} own={portrait} back={back} />}
      <div className={styles.profile}>
        <div className={styles.portrait}>
          <Photo
            {...(member.photoLocked ? { blurSrc: src } : { src })}
            alt={t("common:photo.of", { name })}
            placeholderText={t(member.photoInspected ? "common:photo.inspection" : "common:photo.none")}
            width={800}
            height={1000}
          />
          {member.fictional && (
            <span className={flag}>
              <Icon name="robot" size={18} />
              {t("common:fictional")}
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Headline member={member} name={name} />
          {member.fictional && <FictionalWarning />}
          {own ? (
            <OwnProfileBanner pausedText={user.paused ? loaderData.pausedText : undefined} />
          ) : (
            <ProfileActions member={member} name={name} />
          )}
          <ProfileFacts member={member} name={name} />
          <ProfilePhotos member={member} name={name} />
          {!own && <SafetyBanner id={member.id} name={name} back={back} />}
        </div>
      </div>
    </Page>
  );
}

/** Spec §1; the site's own words where it has some. */
function FictionalWarning() {
  const { t } = useTranslation("members");
  const { settings } = useOutletContext<MemberArea>();
  return (
    <Banner tone="warning" icon="robot" title={t("profile.fictional_title")}>
      <p>{settings.fictional_warning || t("profile.fictional_text")}</p>
    </Banner>
  );
}

function OwnProfileBanner({ pausedText }: { pausedText?: string }) {
  const { t } = useTranslation("members");
  const action = (
    <ButtonLink asChild tone="secondary" size="small">
      <AppLink href="/profile">{t("profile.own_action")}</AppLink>
    </ButtonLink>
  );
  return <Banner tone="info" icon="eye" title={pausedText ?? t("profile.own")} action={action} />;
}
