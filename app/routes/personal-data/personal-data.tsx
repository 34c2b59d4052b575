import { useOutletContext, redirect } from "react-router";
import { listConsents } from "../../contract/account/consents.ts";
import { setPreferences } from "../../contract/account/notifications.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { apiOf, flash, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import { NoticeHere } from "../../page-parts/notice-here.tsx";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import type { Route } from "./+types/personal-data.ts";
import * as styles from "../../page-parts/dotted-list.css.ts";
import { ConsentList } from "./consent-list.tsx";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { visibilityForm } from "./visibility.form.ts";

export const handle = { title: "personal-data:title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { consents } = await apiOf(context).callOrThrow(listConsents);
  return { consents };
}

/** Who may see the member. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: visibilityForm, context });
  if (!form.ok) return form.reject();
  const answer = await apiOf(context).call(setPreferences, form.value);
  if (!answer.ok) return form.refuse(answer.problem);
  const saved = form.value.paused ? "personal-data:saved_paused" : "personal-data:saved";
  flash(context, { tone: "success", text: textsOf(context)(saved), at: "visibility" });
  return redirect("/profile/data#visibility", 303);
}

/** What is stored about the member: to take along, to look at, and how to take consent back. Design §7. */
export default function OwnData({ loaderData: { consents }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("personal-data");
  return (
    <Page title={t("title")} lead={t("lead")} back={useBackToProfile()}>
      <Card as="section">
        <h2>{t("download_title")}</h2>
        <p>{t("download_text")}</p>
        <p>{t("download_hint")}</p>
        {/* No `download` here: the answer itself says that it is a file, and a failure is a page to read. */}
        <ButtonLink href="/profile/data/download">{t("download")}</ButtonLink>
      </Card>
      <Card as="section">
        <h2>{t("consents_title")}</h2>
        <ConsentList consents={consents} />
        <p>
          <LinkedText text={t("read")} links={{ terms: "/pages/terms", privacy: "/pages/privacy" }} />
        </p>
      </Card>
      <Visibility reply={actionData?.form} />
      <Withdrawal />
    </Page>
  );
}

type Switch = keyof ReturnType<typeof visibilityForm.parse>;

function Visibility({ reply }: { reply?: FormReply }) {
  const { t } = useTranslation("personal-data");
  const { user } = useOutletContext<MemberArea>();
  const { show_to_visitors = false, show_online = true, show_read = true, show_typing = true, paused = false } = user;
  const shown = { show_to_visitors, show_online, show_read, show_typing, paused };
  const switches = Object.entries(shown) as [Switch, boolean][];
  return (
    <Card as="section" id="visibility">
      <h2>{t("visibility_title")}</h2>
      <NoticeHere at="visibility" />
      <ServerForm action="/profile/data" reply={reply}>
        <PageMemberField />
        {switches.map(([name, on]) => (
          <CheckboxField
            key={name}
            name={name}
            label={<strong>{t(`switches.${name}.label`)}</strong>}
            hint={t(`switches.${name}.hint`)}
            defaultChecked={on}
          />
        ))}
        <Actions>
          <Button tone="secondary">{t("save")}</Button>
        </Actions>
      </ServerForm>
    </Card>
  );
}

function Withdrawal() {
  const { t } = useTranslation("personal-data");
  const links = { delete: "/profile/delete", support: "/support" };
  return (
    <Card as="section">
      <h2>{t("withdraw_title")}</h2>
      <ul className={styles.list}>
        {[t("withdraw_sensitive"), t("contact")].map((text) => (
          <li key={text}>
            <LinkedText text={text} links={links} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
