import { data, redirect } from "react-router";
import { changeSettings, inspectSettings } from "../../../contract/operators/operator-settings.ts";
import { type SettingsGroup, settingsGroups } from "../../../contract/operators/settings-groups.ts";
import { type FieldValue, inStoredOrder } from "../../../domain/site/judge-field.ts";
import { fieldsOfGroup } from "../../../domain/site/site-fields.ts";
import { apiOf, type Context, flash, mintKey, nowOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/group.ts";
import { ChangeHistory } from "./change-history.tsx";
import { ChangePreview } from "./change-preview.tsx";
import { changedWords, fieldName, fieldViews, historyView, notesOn } from "./group-view.server.ts";
import { confirmForm, groupForm } from "./group.form.ts";
import { SettingField } from "./setting-field.tsx";
import { SETTINGS, settingsPath } from "./settings-path.ts";

export const handle = { title: "operators:settings.title" } satisfies PageHandle;

/** In the address: the button below the preview sends there. */
const CONFIRM = "confirm";

/** `before`, in the address: a change whose fields are filled in as they were. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const group = groupIn(params.group);
  const { values, changes } = await apiOf(context).callOrThrow(inspectSettings, { group });
  const undone = changes.find(({ number }) => String(number) === url.searchParams.get("before"));
  const before = Object.fromEntries(undone?.fields.map((one) => [one.field, one.before]) ?? []);
  const fields = fieldViews(context, group, { ...values, ...before });
  const labels = fields.map(({ name }) => [name, fieldName(group, name, textsOf(context))]);
  return {
    group,
    fields,
    labels: Object.fromEntries(labels) as Record<string, string>,
    history: historyView(context, group, changes),
    latest: changes[0]?.number ?? 0,
    key: mintKey(),
    isUndoing: undone !== undefined,
    constraint: constraintsOf(confirmForm),
  };
}

/** The first step shows what will change; the second changes it. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const group = groupIn(params.group);
  if (url.searchParams.has(CONFIRM)) return confirm({ request, context, group });
  const form = await readForm({ request, schema: groupForm(group, nowOf(context).slice(0, 10)), context });
  if (!form.ok) return form.reject();
  const { values, changes } = await apiOf(context).callOrThrow(inspectSettings, { group });
  const latest = changes[0]?.number ?? 0;
  // What somebody else changed since the page was opened would be set back.
  if (form.value.seen !== latest) return form.refuse({ error: "decision_changed" }, meanwhile(context));
  const rules = new Map(fieldsOfGroup(group));
  const changed = Object.entries(form.value.values)
    .map(([name, value]) => [name, inStoredOrder(rules.get(name), values[name] ?? null, value)] as [string, FieldValue])
    .filter(([name, value]) => !isSame(value, values[name] ?? null));
  if (changed.length > 0) return { preview: previewOf(context, group, { now: values, changed, seen: latest }) };
  flash(context, { tone: "info", text: textsOf(context)("operators:settings.same") });
  throw redirect(settingsPath(group), 303);
}

interface Confirmed {
  request: Request;
  context: Context;
  group: SettingsGroup;
}

async function confirm({ request, context, group }: Confirmed) {
  const form = await readForm({ request, schema: confirmForm, context });
  if (!form.ok && form.problem.error !== "invalid_input") return form.reject();
  const { values, changes: history } = await apiOf(context).callOrThrow(inspectSettings, { group });
  const now = { values, seen: history[0]?.number ?? 0 };
  if (!form.ok) return again(context, group, { ...now, form: form.reject() });
  const { changes, ...order } = form.value;
  const made = await apiOf(context).call(changeSettings, { ...order, group, values: changes });
  if (!made.ok) return again(context, group, { ...now, form: form.refuse(made.problem, meanwhile(context)) });
  flash(context, { tone: "success", text: textsOf(context)("operators:settings.changed") });
  throw redirect(settingsPath(group), 303);
}

/** What is typed stays; the number of the change that was seen is that of now. */
function meanwhile(context: Context) {
  const texts = { decision_changed: textsOf(context)("operators:settings.changed_meanwhile") };
  return { texts, renewed: { decision_changed: "seen" } };
}

interface Again {
  values: Values;
  seen: number;
  form: ReturnType<Extract<Awaited<ReturnType<typeof readForm>>, { ok: false }>["reject"]>;
}

/** The preview once more, with what is wrong. */
function again(context: Context, group: SettingsGroup, { values, seen, form }: Again) {
  const { initialValue } = form.data.form;
  const changes = confirmForm.shape.changes.safeParse(initialValue?.["changes"]);
  if (!changes.success) throw failure({ error: "invalid_input" });
  const preview = previewOf(context, group, { now: values, changed: Object.entries(changes.data), seen });
  return data({ preview, form: form.data.form }, form.init ?? undefined);
}

type Values = Record<string, FieldValue>;

function previewOf(
  context: Context,
  group: SettingsGroup,
  { now, changed, seen }: { now: Values; changed: [string, FieldValue][]; seen: number },
) {
  const fields = changed.map(([field, after]) => ({ field, before: now[field] ?? null, after }));
  return {
    fields: changedWords(context, group, fields),
    seen,
    changes: JSON.stringify(Object.fromEntries(changed)),
    notes: notesOn(
      changed.map(([field]) => field),
      textsOf(context),
    ),
  };
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function groupIn(given: string): SettingsGroup {
  const group = settingsGroups.find((one) => one === given);
  if (!group) throw failure({ error: "not_found" });
  return group;
}

/** A group of settings is changed in two steps: what will be different is shown before anything changes. */
export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  const { group, fields, labels, history, latest, key, isUndoing, constraint } = loaderData;
  const title = t(`operators:settings.groups.${group}`);
  const preview = actionData && "preview" in actionData ? actionData.preview : undefined;
  const reply = actionData && "form" in actionData ? actionData.form : undefined;
  if (preview)
    return (
      <Page
        title={t("operators:settings.preview")}
        lead={t("operators:settings.preview_lead")}
        back={<a href={settingsPath(group)}>{title}</a>}
        width="narrow"
      >
        <ChangePreview
          {...preview}
          {...{ constraint, reply }}
          action={`${settingsPath(group)}?${CONFIRM}`}
          back={settingsPath(group)}
          key_={key}
        />
      </Page>
    );
  return (
    <Page title={title} back={<a href={SETTINGS}>{t("operators:settings.title")}</a>} width="narrow">
      {isUndoing && <p>{t("operators:settings.undoing")}</p>}
      <ServerForm action={settingsPath(group)} reply={reply} errorTitle={t("login:errors_title")} labels={labels}>
        <Hidden name="seen" value={String(latest)} />
        {fields.map((field) => (
          <SettingField key={field.name} {...field} />
        ))}
        <Button>{t("operators:settings.look")}</Button>
      </ServerForm>
      <ChangeHistory changes={history} />
    </Page>
  );
}
