import { NameAndAge } from "../../page-parts/words/name-and-age.tsx";
import { useLocation, useOutletContext } from "react-router";
import { memberId } from "../../domain/auth/page-member.ts";
import { withoutHidden } from "../../domain/account/visible-profile.ts";
import { unseenText } from "./profile/unseen-text.ts";
import { getMember } from "../../contract/people/discovery.ts";
import { getOwnProfile } from "../../contract/people/own-profile.ts";
import { currentUser } from "../../contract/account/session.ts";
import { imageUrl, isUnderInspection } from "../../domain/images.ts";
import { apiOf, localeOf, sessionOf, settingsOf, textsOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
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
import { NewMatch } from "./profile/new-match.tsx";
import { memberView, type MemberView } from "./profile/member-view.ts";
import { Portrait } from "./profile/portrait.tsx";
import { ProfileActions } from "./profile/profile-actions.tsx";
import { Headline, ProfileFacts } from "./profile/profile-facts.tsx";
import { blockQuestion, isChatOf, reportPage } from "./profile/profile-links.ts";
import { ProfilePhotos } from "./profile/profile-photos.tsx";
import { SafetyBanner } from "./profile/safety-banner.tsx";
import * as styles from "./profile/profile.css.ts";

export const handle = {
  title: (data: { member: MemberView } | undefined, t: Translate) =>
    data?.member.deleted ? t("member-profile:deleted_title") : (data?.member.name ?? t("members:title")),
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  "member-profile": [
    "about",
    "appearance",
    "back",
    "back_matched",
    "block",
    "deleted_action",
    "deleted_text",
    "deleted_title",
    "fictional_text",
    "fictional_title",
    "gallery",
    "in_short",
    "interests",
    "locked_action",
    "locked_text",
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
  const [match, blocking] = [url.searchParams.has("match"), url.searchParams.has("block")];
  const mayBeOwn = (sessionOf(context).member ?? params.id) === params.id;
  const [{ profile }, me, mine] = await Promise.all([
    api.callOrThrow(getMember, { id: params.id }),
    match ? api.callOrThrow(currentUser) : undefined,
    mayBeOwn ? api.call(getOwnProfile) : undefined,
  ]);
  const back = redirectTarget(url.searchParams.get("back"), "/members");
  const viewOptions = {
    prefix: settingsOf(context).cdn_prefix,
    locale: localeOf(context),
    t: textsOf(context),
  };
  const name = memberName(profile, viewOptions.t);
  const seen = profile.images?.filter((image) => !isUnderInspection(image)) ?? [];
  return {
    member: memberView(withoutHidden(profile, settingsOf(context)), viewOptions),
    /** The link to where they are reported, as its properties. */
    report: { href: reportPage(params.id, back), children: viewOptions.t("member-profile:report", { name }) },
    back,
    match,
    /** The number of the photo that is shown large. */
    shown: Number(url.searchParams.get("photo")),
    /** The question whether to block them, where it is asked. */
    blocking: blocking ? blockQuestion(params.id, back) : undefined,
    texts: textsInData(context, TEXTS),
    // Few need these words, so no browser loads them.
    backText: isChatOf(params.id, back) ? viewOptions.t("profile:back_chat") : undefined,
    waitingText: mayBeOwn
      ? unseenText({ profile, mine: mine?.ok ? mine.value.profile : {} }, viewOptions.t)
      : undefined,
    blurredText: mayBeOwn && seen.length > 1 ? viewOptions.t("profile:as_others_blurred") : undefined,
    pausedText: mayBeOwn ? viewOptions.t("profile:as_others_paused") : undefined,
    portrait: imageUrl(viewOptions.prefix, me?.user.profile.main_image, "match"),
  };
}

/** The question whether to block has an address of its own. */
export function action(args: Route.ActionArgs) {
  return args.url.searchParams.has("block") ? blockAction(args) : likeAction(args);
}

export default function MemberProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { member, back, match, shown, blocking, portrait } = loaderData;
  const { t } = useTranslation(["member-profile", "common"]);
  const { user } = useOutletContext<MemberArea>();
  const name = useMemberName(member);
  const { key } = useLocation();
  if (member.deleted) return <DeletedMember />;
  const own = member.id === memberId(user);
  return (
    <Page
      title={<NameAndAge name={name} age={member.age} />}
      back={<AppLink href={back}>{loaderData.backText ?? t("member-profile:back")}</AppLink>}
      width="wide"
      hideTitle
    >
      {blocking && !own && <BlockDialog key={`block ${key}`} name={name} {...blocking} answer={actionData} />}
      {match && member.matched && (
        <NewMatch
          member={member}
          name={name}
          own={{ src: portrait, of: { id: user.id, ...user.profile } }}
          back={back}
        />
      )}
      {shown > 0 && <Gallery key={shown} member={member} name={name} back={back} first={shown} />}
      <div className={styles.profile}>
        <Portrait member={member} name={name} back={back} />
        <div className={styles.words}>
          <Headline member={member} name={name} />
          {member.fictional && <FictionalWarning />}
          {own ? (
            <OwnProfileBanner pausedText={user.paused ? loaderData.pausedText : undefined}>
              {loaderData.waitingText}
            </OwnProfileBanner>
          ) : (
            <ProfileActions member={member} name={name} />
          )}
          <ProfileFacts member={member} name={name} />
          <ProfilePhotos member={member} name={name} back={back} note={own ? loaderData.blurredText : undefined} />
          {!own && <SafetyBanner id={member.id} name={name} back={back} report={loaderData.report} />}
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
