import { redirect } from "react-router";
import { setPreferences } from "../../contract/account/notifications.ts";
import { getSuggestions } from "../../contract/people/suggestions.ts";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import { apiOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { BenchIllustration } from "../../ui/illustration/bench.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/suggestions.ts";
import { MoreWays } from "./more-ways.tsx";
import { SuggestedCards } from "./suggested-cards.tsx";
import { suggestedPeople } from "../../page-parts/suggested-people/suggested-people.server.ts";
import { switchForm } from "./switch.form.ts";

export const handle = { title: "suggestions:daily.title", quiet: true } satisfies PageHandle;

const PAGE = "/suggestions";

export async function loader({ context }: Route.LoaderArgs) {
  const { on, suggestions } = await apiOf(context).callOrThrow(getSuggestions);
  return { on, people: suggestedPeople(suggestions, context) };
}

/** `?switch`: the suggestions are switched on or off; otherwise a heart was pressed. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  if (!url.searchParams.has("switch")) return likeAction(args);
  const form = await readForm({ request, schema: switchForm, context });
  if (!form.ok) return form.reject();
  const saved = await apiOf(context).call(setPreferences, { suggestions: form.value.suggestions === "on" });
  return saved.ok ? redirect(PAGE, 303) : form.refuse(saved.problem);
}

export default function Suggestions({ loaderData: { on, people } }: Route.ComponentProps) {
  const { t } = useTranslation("suggestions");
  return (
    <Page
      title={t("daily.title")}
      lead={people.length > 0 ? t("daily.lead", { count: people.length }) : undefined}
      width="wide"
    >
      {people.length > 0 ? (
        <SuggestedCards label={t("daily.people")} people={people} />
      ) : (
        <EmptyState
          illustration={<BenchIllustration />}
          title={t(on ? "daily.none" : "daily.off")}
          action={on ? <ToSearch /> : <Switch to="on" />}
        >
          <p>{t(on ? "daily.none_text" : "daily.off_text")}</p>
        </EmptyState>
      )}
      <MoreWays here={PAGE} />
      {on && <Switch to="off" />}
    </Page>
  );
}

function ToSearch() {
  return <ButtonLink href="/members">{useTranslation("suggestions").t("daily.search")}</ButtonLink>;
}

/** Members get suggestions only when they wish. */
function Switch({ to }: { to: "on" | "off" }) {
  const { t } = useTranslation("suggestions");
  return (
    <form method="post" action={`${PAGE}?switch`}>
      <Button name="suggestions" value={to} tone={to === "on" ? "primary" : "quiet"}>
        {t(`daily.switch_${to}`)}
      </Button>
    </form>
  );
}
