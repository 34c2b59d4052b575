import { redirect } from "react-router";
import { getNotifications } from "../../../contract/account/notifications.ts";
import * as contract from "../../../contract/people/saved-searches.ts";
import { SAVED_SEARCH_NAME } from "../../../contract/people/search-values.ts";
import { cleanText } from "../../../domain/clean-text.ts";
import type { Problem } from "../../../contract/problems.ts";
import { apiOf, type Context, flash, localeOf, mintKey, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { useBackToProfile } from "../../../page-parts/use-back-to-profile.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/saved-searches.ts";
import { savedSearchForm } from "./saved-search.form.ts";
import * as styles from "./saved.css.ts";
import { SavedRow } from "./saved-row.tsx";
import { searchIn, searchName, searchText } from "./search-words.ts";

export const handle = { title: "saved:title" } satisfies PageHandle;

const PAGE = "/profile/searches";

/** `save`: the search of this address is to be saved. `undo`: it was deleted, under this name, and may come back. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ searches }, { notifications: mails }] = await Promise.all([
    api.callOrThrow(contract.listSavedSearches),
    api.callOrThrow(getNotifications),
  ]);
  const search = searchIn(searchParams);
  const deleted = searchParams.get("undo");
  const name = cutName(deleted) ?? searchName(search, textsOf(context), localeOf(context));
  const asked = deleted ?? searchParams.get("save");
  return {
    searches: searches.map(({ search: saved, ...one }) => ({ ...one, search: searchText(saved) })),
    asked:
      asked === null ? undefined : { id: mintKey(), search: searchText(search), name, off: searchParams.has("off") },
    isDeleted: deleted !== null,
    isMailed: mails.email.weekly_updates && mails.disabled.length === 0,
  };
}

/** Of an address, which anybody can write: no longer than a name, and no page says it as its own words. */
function cutName(name: string | null): string | undefined {
  return cleanText(name ?? "").slice(0, SAVED_SEARCH_NAME) || undefined;
}

/** Saves, renames, switches and deletes; each leads back to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: savedSearchForm, context });
  if (!form.ok) return form.reject();
  const { act } = form.value;
  const done = await carryOut(form.value, context);
  if (!done.ok) return form.refuse(done.problem);
  if (act !== "delete") flash(context, { tone: "success", text: textsOf(context)(`saved:done.${act}`) });
  return redirect(done.undo ? `${PAGE}?${done.undo}` : PAGE, 303);
}

type Order = ReturnType<typeof savedSearchForm.parse>;
type Done = { ok: true; undo?: string } | { ok: false; problem: Problem };

async function carryOut({ act, id, name, search = "", off }: Order, context: Context): Promise<Done> {
  const api = apiOf(context);
  const asked = searchIn(new URLSearchParams(search));
  if (act === "save") return api.call(contract.saveSearch, { id, name: name ?? "", search: asked, on: !off });
  if (act === "rename") return api.call(contract.changeSavedSearch, { id, name: name ?? "" });
  if (act !== "delete") return api.call(contract.changeSavedSearch, { id, on: act === "on" });
  const answer = await api.call(contract.deleteSavedSearch, { id });
  // From the form: the second half of a double click leads to the same page as the first.
  const undo = `${new URLSearchParams({ undo: name ?? "", ...(off && { off }) }).toString()}&${searchText(asked)}`;
  return answer.ok ? { ok: true, undo } : answer;
}

/** The member's saved searches, and the one that is being saved. Decision 0191. */
export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  const { searches, asked, isDeleted, isMailed } = loaderData;
  const { t } = useTranslation("saved");
  const reply = actionData?.form;
  return (
    <Page title={t("title")} lead={t("lead")} back={useBackToProfile("#settings")}>
      {asked && isDeleted && <Deleted {...asked} />}
      {asked && !isDeleted && <SaveForm {...asked} reply={reply} />}
      {!asked && reply && <ServerForm reply={reply} />}
      {!isMailed && searches.length > 0 && (
        <Banner tone="info" action={<a href="/notifications">{t("to_notifications")}</a>}>
          {t("no_weekly_mail")}
        </Banner>
      )}
      {searches.length > 0 ? (
        <ul aria-label={t("list")} className={styles.list}>
          {searches.map((one) => (
            <SavedRow key={one.id} {...one} />
          ))}
        </ul>
      ) : (
        !asked && (
          <EmptyState
            icon="search"
            title={t("none")}
            action={<ButtonLink href="/members">{t("to_search")}</ButtonLink>}
          >
            <p>{t("none_text")}</p>
          </EmptyState>
        )
      )}
    </Page>
  );
}

interface Asked {
  id: string;
  search: string;
  name: string;
  off: boolean;
}

function SaveForm({ id, search, name, reply }: Asked & { reply?: FormReply }) {
  const { t } = useTranslation("saved");
  return (
    <Card as="section">
      <h2>{t("save_title")}</h2>
      <ServerForm reply={reply} labels={{ name: t("name") }}>
        <Hidden name="act" value="save" />
        <Hidden name="id" value={id} />
        <Hidden name="search" value={search} />
        <TextField
          name="name"
          defaultValue={name}
          maxLength={SAVED_SEARCH_NAME}
          hint={t("name_hint")}
          autoComplete="off"
          required
        />
        <Button>{t("save")}</Button>
      </ServerForm>
    </Card>
  );
}

/** It is gone; one press brings it back. */
function Deleted({ id, search, name, off }: Asked) {
  const { t } = useTranslation("saved");
  return (
    <Card as="section">
      <p role="status">{t("deleted")}</p>
      <ServerForm id="undo" action={PAGE}>
        <Hidden name="act" value="save" />
        <Hidden name="id" value={id} />
        <Hidden name="name" value={name} />
        <Hidden name="search" value={search} />
        {off && <Hidden name="off" value="1" />}
        <Button tone="secondary">{t("undo")}</Button>
      </ServerForm>
    </Card>
  );
}
