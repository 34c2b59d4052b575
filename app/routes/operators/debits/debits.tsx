import { redirect } from "react-router";
import { listDebits, makeDebitFile } from "../../../contract/operators/money/operator-debits.ts";
import { LinkedText } from "../../../page-parts/words/linked-text.tsx";
import { apiOf, flash, localeOf, mintKey, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import { TRANSFERS } from "../transfers/transfer-path.ts";
import type { Route } from "./+types/debits.ts";
import { makeFileForm } from "./debit.form.ts";
import { DEBITS, debitFilePath } from "./debit-path.ts";
import { DebitRow } from "./debit-row.tsx";
import { type DebitFileView, debitFileView, debitView } from "./debit-view.ts";

export const handle = { title: "operators:debits.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { debits, files, ...counts } = await apiOf(context).callOrThrow(listDebits);
  const locale = localeOf(context);
  return {
    ...counts,
    fileId: mintKey(),
    debits: debits.map((one) => debitView(one, locale)),
    files: files.map((one) => debitFileView(one, locale)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: makeFileForm, context });
  if (!form.ok) throw failure(form.problem);
  const made = await apiOf(context).call(makeDebitFile, form.value);
  const t = textsOf(context);
  if (made.ok && made.value.file) {
    flash(context, { tone: "success", text: t("operators:debits.made") });
    return redirect(debitFilePath(made.value.file.file_id), 303);
  }
  if (!made.ok && made.problem.error !== "direct_debit_unavailable") {
    // Leads to sign-in where the session has ended.
    form.refuse(made.problem);
    throw failure(made.problem);
  }
  flash(context, {
    tone: "warning",
    text: made.ok ? t("operators:debits.none_due") : t("operators:debits.not_set_up"),
  });
  return redirect(DEBITS, 303);
}

/** What waits to be collected by the site's own bank, and the files that it gets (decision 0234). */
export default function Debits({ loaderData }: Route.ComponentProps) {
  const { waiting, debits, files } = loaderData;
  const { t } = useTranslation("operators");
  if (waiting === 0 && files.length === 0)
    return (
      <Page title={t("debits.title")} lead={t("debits.lead")}>
        <MoneyPages current="debits" />
        <Transfers />
        <EmptyState icon="wallet" title={t("debits.none")}>
          <p>{t("debits.none_text")}</p>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={t("debits.title")} lead={t("debits.lead")}>
      <MoneyPages current="debits" />
      <Transfers />
      <MakeFile {...loaderData} />
      {waiting > 0 && (
        <Card as="section">
          <h2>{t("debits.waiting_title")}</h2>
          <ul className={styles.list} aria-label={t("debits.waiting_title")}>
            {debits.map((one) => (
              <DebitRow key={one.number} debit={one} />
            ))}
          </ul>
          {waiting > debits.length && <p>{t("debits.more", { count: waiting - debits.length })}</p>}
        </Card>
      )}
      {files.length > 0 && <Files files={files} />}
    </Page>
  );
}

/** What goes back of it, whoever collects today. */
function Transfers() {
  const { t } = useTranslation("operators");
  return (
    <p>
      <LinkedText text={t("debits.transfers_text")} links={{ transfers: TRANSFERS }} />
    </p>
  );
}

function MakeFile({ due, fileId, waiting }: { due: number; fileId: string; waiting: number }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("debits.due", { count: due })}</h2>
      {due > 0 ? (
        <form method="post">
          <Hidden name="file_id" value={fileId} />
          <p>{t("debits.make_text")}</p>
          <Button>{t("debits.make")}</Button>
        </form>
      ) : (
        <p>{waiting > 0 ? t("debits.later") : t("debits.none_text")}</p>
      )}
    </Card>
  );
}

function Files({ files }: { files: DebitFileView[] }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("debits.files")}</h2>
      <ul className={styles.list} aria-label={t("debits.files")}>
        {files.map(({ path, message_id, made_at, total, count, filed, returned }) => (
          <Row
            key={path}
            what={message_id}
            href={path}
            details={[
              made_at,
              t("debits.count", { count }),
              total,
              filed > 0 && t("debits.open", { count: filed }),
              returned > 0 && t("debits.returned", { count: returned }),
            ]}
          />
        ))}
      </ul>
    </Card>
  );
}
