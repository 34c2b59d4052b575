import { NameAndAge } from "../../page-parts/words/name-and-age.tsx";
import { useLocation, useOutletContext } from "react-router";
import { memberId } from "../../domain/auth/page-member.ts";
import { withoutHidden } from "../../domain/account/visible-profile.ts";
import { unseenText } from "./profile/unseen-text.ts";
import { getMember } from "../../contract/people/discovery.ts";
import { currentUser } from "../../contract/account/session.ts";
import { getOwnProfile } from "../../contract/people/own-profile.ts";
import { isUnderInspection } from "../../domain/images.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
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
import { FictionalWarning } from "../../page-parts/fictional/fictional-warning.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import { memberName } from "../../page-parts/words/member-name.ts";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import type { Route } from "./+types/profile.ts";
import { BlockDialog } from "./profile/block-dialog.tsx";
import { blockAction } from "./profile/block.server.ts";
import { DeletedMember } from "./profile/deleted-member.tsx";
import { Gallery } from "./profile/gallery.tsx";
import { Headline } from "./profile/headline.tsx";
import { hidingOf } from "./profile/hiding.ts";
import { memberView, type MemberView } from "./profile/member-view.ts";
import { NeighbourLinks } from "./profile/neighbour-links.tsx";
import * as rows from "./profile/neighbour-links.css.ts";
import { neighboursOf } from "./profile/neighbours.server.ts";
import { PhotoStrip } from "./profile/photo-strip.tsx";
import { ProfileActions } from "./profile/profile-actions.tsx";
import { blockQuestion, isChatOf, reportPage } from "./profile/profile-links.ts";
import { profileSections } from "./profile/profile-sections.server.ts";
import { ProfileSections } from "./profile/profile-sections.tsx";
import { SafetyBanner } from "./profile/safety-banner.tsx";
import { backToCard } from "./profile/search-place.ts";
import * as styles from "./profile/profile.css.ts";

export const handle = {
  title: (data: { member: MemberView } | undefined, t: Translate) =>
    data?.member.deleted ? t("member-profile:deleted_title") : (data?.member.name ?? t("members:title")),
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  "member-profile": [
    "back",
    "block",
    "deleted_action",
    "deleted_text",
    "deleted_title",
    "fictional_text",
    "fictional_title",
    "gallery",
    "locked_action",
    "own",
    "own_action",
    "photo",
    "photos",
    "safety",
    "safety_text",
  ],
  safety: ["block"],
};

/** Unknown and blocked members are the 404 page (spec §4, blocking). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = url.searchParams.get("back");
  const back = redirectTarget(asked, "/members");
  const [{ profile }, mine, { user }, neighbours] = await Promise.all([
    api.callOrThrow(getMember, { id: params.id }),
    api.call(getOwnProfile),
    api.callOrThrow(currentUser),
    asked ? neighboursOf({ id: params.id, back }, context) : [],
  ]);
  const shownProfile = withoutHidden(profile, settingsOf(context));
  const viewOptions = {
    prefix: settingsOf(context).cdn_prefix,
    locale: localeOf(context),
    t: textsOf(context),
  };
  const isOwn = memberId(user) === params.id;
  const told = mine.ok ? mine.value.profile : {};
  const name = memberName(profile, viewOptions.t);
  const seen = profile.images?.filter((image) => !isUnderInspection(image)) ?? [];
  return {
    member: memberView(shownProfile, viewOptions),
    sections: profileSections(shownProfile, { ...viewOptions, mine: isOwn ? undefined : told }),
    neighbours,
    /** The link to where they are reported, as its properties. */
    report: { href: reportPage(params.id, back), children: viewOptions.t("member-profile:report", { name }) },
    hiding: hidingOf(profile, { name, back, t: viewOptions.t }),
    back,
    /** To the member's card, where it was a search that one came from. */
    backHref: backToCard(back, params.id),
    /** The number of the photo that is shown large. */
    shown: Number(url.searchParams.get("photo")),
    /** The question whether to block them, where it is asked. */
    blocking: url.searchParams.has("block") ? blockQuestion(params.id, back) : undefined,
    texts: textsInData(context, TEXTS),
    // Few need these words, so no browser loads them.
    barBack: viewOptions.t("common:back"),
    backText: isChatOf(params.id, back) ? viewOptions.t("profile:back_chat") : undefined,
    ownText: isOwn
      ? [
          unseenText({ profile, mine: told }, viewOptions.t),
          seen.length > 1 && viewOptions.t("profile:as_others_blurred"),
        ]
          .filter(Boolean)
          .join(" ")
      : undefined,
    pausedText: isOwn ? viewOptions.t("profile:as_others_paused") : undefined,
  };
}

/** The question whether to block has an address of its own. */
export function action(args: Route.ActionArgs) {
  return args.url.searchParams.has("block") ? blockAction(args) : likeAction(args);
}

export default function MemberProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { member, back, shown, blocking } = loaderData;
  const { t } = useTranslation(["member-profile", "common"]);
  const { user } = useOutletContext<MemberArea>();
  const name = useMemberName(member);
  const { key } = useLocation();
  const barBack = (
    <a href={loaderData.backHref} data-back="">
      {loaderData.barBack}
    </a>
  );
  if (member.deleted) return <DeletedMember back={barBack} />;
  const own = member.id === memberId(user);
  return (
    <Page title={<NameAndAge name={name} age={member.age} />} width="wide" hideTitle back={barBack}>
      <div className={own ? rows.ways : `${rows.ways} ${styles.hasActions}`}>
        <AppLink href={loaderData.backHref} className={rows.back}>
          <Icon name="back" />
          {loaderData.backText ?? t("member-profile:back")}
        </AppLink>
        <NeighbourLinks links={loaderData.neighbours} />
      </div>
      {blocking && !own && <BlockDialog key={`block ${key}`} name={name} {...blocking} answer={actionData} />}
      {shown > 0 && <Gallery key={shown} member={member} name={name} back={back} first={shown} />}
      <div className={styles.profile}>
        <PhotoStrip key={member.id} member={member} name={name} back={back} />
        <div className={styles.words}>
          <Headline member={member} name={name} />
          {member.fictional && <FictionalWarning />}
          {own ? (
            <OwnProfileBanner pausedText={user.paused ? loaderData.pausedText : undefined}>
              {loaderData.ownText}
            </OwnProfileBanner>
          ) : (
            <ProfileActions member={member} name={name} />
          )}
          <ProfileSections sections={loaderData.sections} />
          {!own && (
            <SafetyBanner
              id={member.id}
              name={name}
              back={back}
              report={loaderData.report}
              hiding={loaderData.hiding}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

function OwnProfileBanner({ pausedText, children }: { pausedText?: string; children?: string }) {
  const { t } = useTranslation("member-profile");
  const action = (
    <ButtonLink asChild tone="secondary" size="small">
      <AppLink href="/profile">{t("own_action")}</AppLink>
    </ButtonLink>
  );
  return (
    <Banner tone="info" icon="eye" title={pausedText ?? t("own")} action={action}>
      {children && <p>{children}</p>}
    </Banner>
  );
}
