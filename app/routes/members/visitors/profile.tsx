import { getMember } from "../../../contract/people/discovery.ts";
import { signInPath } from "../../../domain/auth/sign-in-path.ts";
import { withoutHidden } from "../../../domain/account/visible-profile.ts";
import { apiOf, localeOf, settingsOf, textsOf, trafficSourceOf } from "../../../request/context.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { requireOpenSearch } from "../../../request/session/require-open-search.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { flag } from "../../../ui/person-card/person-card.css.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { FictionalWarning } from "../../../page-parts/fictional/fictional-warning.tsx";
import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { memberView, type MemberView } from "../profile/member-view.ts";
import { Headline } from "../profile/headline.tsx";
import { profileSections } from "../profile/profile-sections.server.ts";
import { ProfileSections } from "../profile/profile-sections.tsx";
import type { Route } from "./+types/profile.ts";
import * as styles from "./visitors.css.ts";

export const handle = {
  title: (shown: { member: MemberView } | undefined, t) => shown?.member.name ?? t("visitors:title"),
} satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [requireOpenSearch];

/** Whoever is not shown to visitors is the 404 page, as somebody is who is not there. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context).callOrThrow(getMember, { id, ...trafficSourceOf(context) });
  const options = { prefix: settingsOf(context).cdn_prefix, locale: localeOf(context), t: textsOf(context) };
  const shown = withoutHidden(profile, settingsOf(context));
  return { member: memberView(shown, options), sections: profileSections(shown, { ...options, mine: undefined }) };
}

export default function VisitorsProfile({ loaderData: { member, sections } }: Route.ComponentProps) {
  const { t } = useTranslation(["visitors", "common"]);
  const name = useMemberName(member);
  const { id, fictional, gallery } = member;
  const photo = gallery.find(({ locked }) => !locked)?.src;
  return (
    <Page
      title={<NameAndAge name={name} age={member.age} />}
      back={<a href="/members">{t("visitors:title")}</a>}
      width="wide"
      hideTitle
    >
      <div className={styles.profile}>
        <div className={styles.portrait}>
          <Photo src={photo} of={member} alt={t("common:photo.of", { name })} width={800} height={1000} />
          {fictional && (
            <span className={flag}>
              <FictionalSign />
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Headline member={member} name={name} />
          {fictional && <FictionalWarning />}
          <Card as="section">
            <h2>{t("visitors:meet", { name })}</h2>
            <p>{t("visitors:for_members", { name })}</p>
            <LinkActions
              links={[
                { href: `/members/${id}/signup`, text: t("visitors:sign_up") },
                { href: signInPath(`/members/${id}`), text: t("visitors:sign_in"), tone: "secondary" },
              ]}
            />
          </Card>
          <ProfileSections sections={sections} />
          <LockedPhotos blurs={gallery.filter(({ locked }) => locked)} id={id} name={name} />
        </div>
      </div>
    </Page>
  );
}

/** Blurs of the other photos: more of them is for members (spec §6). */
function LockedPhotos({ blurs, id, name }: { blurs: MemberView["gallery"]; id: string; name: string }) {
  const { t } = useTranslation("visitors");
  if (blurs.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("photos", { name })}</h2>
      <div className={styles.blurs} aria-hidden="true">
        {blurs.map(({ src }) => (
          <Photo key={src} blurSrc={src} alt="" shape="square" width={400} height={500} lazy />
        ))}
      </div>
      <p>
        <a href={signInPath(`/members/${id}`)}>{t("see_photos", { count: blurs.length })}</a>
      </p>
    </Card>
  );
}
