import { useTranslation } from "../../request/locale/use-translation.ts";
import { Section } from "../../ui/page/page.tsx";

/** From when this version holds; `until`: it was replaced then. */
export function Version({ date, until, upcoming }: { date: string; until?: string; upcoming: boolean }) {
  const { t } = useTranslation("pages");
  const context = upcoming ? "upcoming" : until && "ended";
  return <p>{t("version", { date, until, context })}</p>;
}

/** Where the others are read, newest first. */
export function OtherVersions({ page, versions }: { page: string; versions: { day: string; date: string }[] }) {
  const { t } = useTranslation("pages");
  if (versions.length === 0) return null;
  return (
    <Section title={t("other_versions")}>
      <ul>
        {versions.map(({ day, date }) => (
          <li key={day}>
            <a href={`/pages/${page}/${day}`}>{date}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
