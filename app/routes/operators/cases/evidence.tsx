import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { linkTarget } from "../../../design/link-target.css.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { useMessageWords } from "../../../page-parts/gifts/use-message-words.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { memberPath } from "../members/member-path.ts";
import type { CaseView, EvidenceView } from "./case-view.ts";
import { DecisionList } from "./decision-list.tsx";
import * as styles from "./cases.css.ts";

/** All that was kept of a case when it came, nothing of it as it is now. */
export function Evidence({ view, earlier = [] }: { view: EvidenceView; earlier?: CaseView["earlier"] }) {
  const { t } = useTranslation("operators");
  return (
    <>
      <Said view={view} />
      {view.messages.length > 0 && <Messages messages={view.messages} />}
      {view.photos.length > 0 && (
        <Card as="section">
          <h2>{t("case.photos")}</h2>
          <div className={styles.photos}>
            {view.photos.map(({ id, src }, index) => (
              <img key={id} src={src} alt={t("case.photo_alt", { number: index + 1 })} className={styles.photo} />
            ))}
          </div>
        </Card>
      )}
      {view.profile && <Profile profile={view.profile} attached={view.attached} />}
      {earlier.length > 0 && (
        <Card as="section">
          <h2>{t("case.earlier")}</h2>
          {earlier.map((other) => (
            <DecisionList key={other.case} {...other} />
          ))}
        </Card>
      )}
    </>
  );
}

function Said({ view }: { view: EvidenceView }) {
  const { reason, at, address, contact, kind, reporter, reported, languages, profile, text } = view;
  const { t } = useTranslation(["operators", "cases"]);
  const { name, email } = contact ?? {};
  const items = [
    { term: t("operators:case.reason"), detail: t(`cases:reasons.${reason}`) },
    { term: t("operators:case.at"), detail: at },
    ...(address ? [{ term: t("operators:case.address"), detail: <bdi>{address}</bdi> }] : []),
    { term: t("operators:case.about"), detail: <Person id={reported} name={profile?.name} /> },
    ...(kind === "complaint"
      ? [
          {
            term: t("operators:case.from"),
            detail: name || email || reporter ? <From {...{ name, email, reporter }} /> : t("operators:case.visitor"),
          },
        ]
      : []),
    ...(kind === "report" ? [{ term: t("operators:case.reporter"), detail: <Person id={reporter} /> }] : []),
    ...useReads(languages),
  ];
  return (
    <Card as="section">
      <h2>{t(kind === "operator" ? "operators:case.facts" : "operators:case.said")}</h2>
      <Facts items={items} />
      {text ? (
        <>
          <h3>{t("operators:case.words")}</h3>
          <p dir="auto" className={styles.words}>
            {text}
          </p>
        </>
      ) : (
        kind !== "operator" && <p>{t("operators:case.no_words")}</p>
      )}
    </Card>
  );
}

/** A visitor, or a member. Each by itself: a name that is written from right to left turns no address around. */
function From({
  name,
  email,
  reporter,
}: {
  name?: string | undefined;
  email?: string | undefined;
  reporter: string | null;
}) {
  return (
    <>
      {reporter === null ? name && <bdi>{name}</bdi> : <Person id={reporter} name={name ?? null} />}
      {(reporter ?? name) && email && ", "}
      {email && <bdi>{email}</bdi>}
    </>
  );
}

/** In which language each side reads what is decided. */
function useReads(languages: EvidenceView["languages"]) {
  const { t } = useTranslation("operators");
  return (["reported", "reporter"] as const).flatMap((side) => {
    const language = languages?.[side];
    return language ? [{ term: t(`case.reads_${side}`), detail: languageName(language) }] : [];
  });
}

/** Leads to the member's page; `name`: as it was. */
function Person({ id, name }: { id: string | null; name?: string | null }) {
  const { t } = useTranslation("operators");
  if (id === null) return t("case.nobody");
  return (
    <a href={memberPath(id)} className={linkTarget}>
      {name && <bdi>{name}</bdi>} {name ? `(${id})` : id}
    </a>
  );
}

function Messages({ messages }: Pick<EvidenceView, "messages">) {
  const { t } = useTranslation("operators");
  const wordsOf = useMessageWords();
  return (
    <Card as="section">
      <h2>{t("case.messages")}</h2>
      <ol className={styles.messages}>
        {messages.map(({ id, own, named, at, src, ...message }) => (
          <li key={id} className={named ? styles.named : undefined}>
            <p className={styles.details}>
              {t(own ? "case.wrote_reporter" : "case.wrote_reported")} · {at}
              {named && ` · ${t("case.named")}`}
            </p>
            {src && <img src={src} alt={t("photo.in_message")} className={styles.photo} />}
            <p dir="auto" className={styles.words}>
              {wordsOf(message)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ProfileProps {
  profile: NonNullable<EvidenceView["profile"]>;
  attached: boolean;
}

function Profile({ profile: { name, age, place, about, facts }, attached }: ProfileProps) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t(attached ? "case.profile_attached" : "case.profile")}</h2>
      <h3>
        <NameAndAge name={name} age={age} />
      </h3>
      <Facts items={[{ term: t("photo.place"), detail: <bdi>{place}</bdi> }, ...facts]} />
      {about && (
        <p dir="auto" className={styles.words}>
          {about}
        </p>
      )}
    </Card>
  );
}
