import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/members.ts";
import { membersFoundBy } from "./find-members.server.ts";
import { FoundMember } from "./found-member.tsx";
import { MEMBERS } from "./member-path.ts";
import { SearchForm } from "./search-form.tsx";

export const handle = { title: "operators:members.title" } satisfies PageHandle;

export function loader({ url, context }: Route.LoaderArgs) {
  return membersFoundBy(url, context);
}

/** Looks for a member: a whole id or address, or how a name begins. */
export default function Members({ loaderData }: Route.ComponentProps) {
  const { inCountry, found } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page title={t("members.title")} lead={t("members.lead")}>
      <SearchForm action={MEMBERS} page={loaderData} />
      {found && (
        <Card as="section">
          <h2>{t("members.found", { count: found.length })}</h2>
          {found.length === 0 && <p>{t("members.none", { country: inCountry })}</p>}
          <ul className={styles.list}>
            {found.map((member) => (
              <li key={member.id} className={styles.row}>
                <FoundMember member={member} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
