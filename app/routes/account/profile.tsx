import { useOutletContext } from "react-router";
import type { User } from "../../contract/profile.ts";
import { ageOn, isDay } from "../../domain/age.ts";
import { formatCountry, formatDay } from "../../domain/format.ts";
import { imageUrl } from "../../domain/images.ts";
import type { MemberArea } from "../../request/member-area.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import { useLocale } from "../use-locale.ts";
import type { Route } from "./+types/profile.ts";
import * as styles from "./profile.css.ts";

export const handle = { title: "profile:title" } satisfies PageHandle;

/** Today is the server's: the age must be the same on both sides. */
export function loader() {
  return { today: new Date().toISOString().slice(0, 10) };
}

export default function OwnProfile({ loaderData: { today } }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { user } = useOutletContext<MemberArea>();
  const { id = user.id, name, main_image } = user.profile;
  const { settings } = useOutletContext<MemberArea>();
  const inspected = main_image && main_image.status !== "active";
  return (
    <Page title={t("title")}>
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
      <AboutMe user={user} today={today} />
      <Account user={user} />
    </Page>
  );
}

function AboutMe({ user: { profile }, today }: { user: User; today: string }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { date_of_birth: born, city, region, country, gender, seeking } = profile;
  const place = [city, region, country && formatCountry(country, locale)].filter(Boolean).join(", ");
  const facts = [
    { term: t("gender"), detail: gender && t(`i_am.${gender}`) },
    { term: t("seeking"), detail: seeking && t(`i_seek.${seeking}`) },
    { term: t("age"), detail: born && t("years", { count: ageOn(born, today) }) },
    { term: t("place"), detail: place },
  ];
  return (
    <Card as="section">
      <h2>{t("about_me")}</h2>
      <Facts items={facts.filter(({ detail }) => detail)} />
    </Card>
  );
}

function Account({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { email, status } = user;
  const since = user.signup_date?.slice(0, 10) ?? "";
  const facts = [
    { term: t("email"), detail: email && <small>{email}</small> },
    { term: t("status"), detail: status && t(status === "not_confirmed" ? "not_confirmed" : "confirmed") },
    { term: t("since"), detail: isDay(since) && formatDay(since, locale) },
    { term: t("membership"), detail: t(user.paid_user ? "premium" : "free") },
    { term: t("credits"), detail: String(user.credits) },
  ];
  return (
    <Card as="section">
      <h2>{t("account")}</h2>
      <Facts items={facts.filter(({ detail }) => detail)} />
      {email && <p>{t("email_hint")}</p>}
      <Actions>
        <ButtonLink href="/credits" icon="wallet">
          {t("to_credits")}
        </ButtonLink>
        <ButtonLink href="/transactions" tone="quiet">
          {t("payments")}
        </ButtonLink>
      </Actions>
    </Card>
  );
}
