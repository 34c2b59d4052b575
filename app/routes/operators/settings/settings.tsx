import { inspectSettings } from "../../../contract/operators/operator-settings.ts";
import { settingsGroups } from "../../../contract/operators/settings-groups.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { fieldsOfGroup } from "../../../domain/site/site-fields.ts";
import { apiOf, localeOf, textsOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/settings.ts";
import { PAGES } from "../pages/page-path.ts";
import { fieldName } from "./group-view.server.ts";
import { settingsPath } from "./settings-path.ts";
import { valueWords } from "./value-words.ts";

export const handle = { title: "operators:settings.title" } satisfies PageHandle;

/** All settings as they are stored at this moment, in words. */
export async function loader({ context }: Route.LoaderArgs) {
  const [api, words] = [apiOf(context), { t: textsOf(context), locale: localeOf(context) }];
  const groups = settingsGroups.map(async (group) => {
    const { values } = await api.callOrThrow(inspectSettings, { group });
    const items = fieldsOfGroup(group).map((one) => ({
      term: fieldName(group, one[0], words.t),
      detail: valueWords(one, values[one[0]] ?? null, words),
    }));
    return { group, items };
  });
  return { groups: await Promise.all(groups) };
}

/** What operators can change of the site (spec §3), group by group (decision 0254), and the way to its pages. */
export default function Settings({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("settings.title")} lead={t("settings.lead")}>
      {groups.map(({ group, items }) => (
        <Card key={group} as="section">
          <h2>{t(`settings.groups.${group}`)}</h2>
          <Facts items={items} />
          <p>
            <a href={settingsPath(group)} className={linkTarget}>
              {t(`settings.change_group.${group}`)}
            </a>
          </p>
        </Card>
      ))}
      <Card as="section">
        <h2>{t("pages.title")}</h2>
        <p>{t("pages.lead")}</p>
        <p>
          <a href={PAGES} className={linkTarget}>
            {t("pages.all")}
          </a>
        </p>
      </Card>
    </Page>
  );
}
