import { languageName } from "../../../domain/locale/languages.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import type { MemberView } from "./member-view.ts";
import { Standing } from "../cases/counts-now.tsx";
import { refundsPath } from "../refunds/refund-path.ts";
import { memberPath } from "./member-path.ts";

/** State and address, and what can be done. */
export function MemberFacts(member: MemberView) {
  const { t } = useTranslation(["operators", "attributes", "profile"]);
  const { id, email, standing, retired, erased_at } = member;
  const states = (["confirmed", "paid_user", "fictional", "retired", "paused", "suspended"] as const).filter(
    (name) => member[name] && !(retired && name === "suspended"),
  );
  const stateWords = [
    ...(erased_at ? [t("member.deleting", { at: erased_at })] : []),
    ...states.map((name) => t(`member.states.${name}`)),
  ];
  const mailOff = member.mail_off.map((reason) => t(`member.mail_off_reasons.${reason}`));
  const items = [
    { term: t("member.id"), detail: id },
    // A fictional profile has no address, and was never here.
    ...(email ? [{ term: t("member.email"), detail: <a href={`mailto:${email}`}>{email}</a> }] : []),
    { term: t("attributes:facts.gender"), detail: t(`attributes:values.gender.${member.gender}`) },
    { term: t("profile:born"), detail: member.date_of_birth },
    { term: t("member.language"), detail: languageName(member.language) },
    { term: t("member.country"), detail: member.country },
    { term: t("member.since"), detail: member.signup_date },
    ...(member.fictional ? [] : [{ term: t("member.last_active"), detail: member.last_active }]),
    {
      term: t("member.state"),
      detail: stateWords.join(", ") || t("member.in_order"),
    },
    {
      term: t("member.standing"),
      detail: <Standing standing={standing} />,
    },
    ...(erased_at ? [{ term: t("member.erased_at"), detail: erased_at }] : []),
    ...(mailOff.length > 0 ? [{ term: t("member.mail_off"), detail: mailOff.join(", ") }] : []),
  ];
  return (
    <Card as="section">
      <h2>{t("member.state_title")}</h2>
      <Facts items={items} />
      <Actions>
        {!retired && <ButtonLink href={`${memberPath(id)}/decide`}>{t("sanction.title")}</ButtonLink>}
        {!retired && standing.length > 0 && (
          <ButtonLink href={`${memberPath(id)}/lift`} tone="secondary">
            {t("lift.title")}
          </ButtonLink>
        )}
        {/* Nobody pays for a fictional profile; it is retired on its own page, and keeps its sign. */}
        {!member.fictional && (
          <>
            <ButtonLink href={`${memberPath(id)}/correct`} tone="quiet">
              {t("correct.title")}
            </ButtonLink>
            <ButtonLink href={refundsPath(id)} tone="quiet">
              {t("refunds.title")}
            </ButtonLink>
            <ButtonLink href={`${memberPath(id)}/erase`} tone="quiet">
              {t("erase.title")}
            </ButtonLink>
          </>
        )}
      </Actions>
    </Card>
  );
}
