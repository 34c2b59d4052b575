import { redirect } from "react-router";
import { collectDebitFile, inspectDebitFile, returnDebit } from "../../../contract/operators/money/operator-debits.ts";
import { apiOf, flash, localeOf, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/file.ts";
import { bankForm } from "./debit.form.ts";
import { DEBITS, debitFilePath } from "./debit-path.ts";
import { DebitRow } from "./debit-row.tsx";
import { type DebitView, debitFileView, debitView } from "./debit-view.ts";

export const handle = { title: "operators:debits.file" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await apiOf(context).call(inspectDebitFile, { file_id: params.file });
  // An address that can be no file's is nobody's mistake in a form.
  if (!found.ok && found.problem.error !== "invalid_input") throw failure(found.problem);
  if (!found.ok || !found.value.file) throw failure({ error: "not_found" });
  const { debits, ...file } = found.value.file;
  const locale = localeOf(context);
  return { file: debitFileView(file, locale), debits: debits.map((one) => debitView(one, locale)) };
}

/** Without `number`: the bank collected all that is left of the file. */
export async function action({ request, params: { file: file_id }, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: bankForm, context });
  if (!form.ok) throw failure(form.problem);
  const { number } = form.value;
  const api = apiOf(context);
  const said =
    number === undefined
      ? await api.call(collectDebitFile, { file_id })
      : await api.call(returnDebit, { file_id, number });
  if (!said.ok && said.problem.error !== "yourself") {
    // Leads to sign-in where the session has ended.
    form.refuse(said.problem);
    throw failure(said.problem);
  }
  const t = textsOf(context);
  const done = number === undefined ? t("operators:debits.collected_done") : t("operators:debits.returned_done");
  flash(context, said.ok ? { tone: "success", text: done } : { tone: "warning", text: t("operators:debits.yourself") });
  return redirect(debitFilePath(file_id), 303);
}

/** One file: to be downloaded, and what the bank said of it. */
export default function File({ loaderData: { file, debits } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={file.message_id} back={<a href={DEBITS}>{t("debits.title")}</a>} width="narrow">
      <Card as="section">
        <Facts
          items={[
            { term: t("debits.made_by"), detail: [file.made_at, file.operator].join(" · ") },
            { term: t("debits.sum"), detail: [t("debits.count", { count: file.count }), file.total].join(" · ") },
          ]}
        />
        <Actions>
          <ButtonLink href={`${file.path}/download`}>{t("debits.download")}</ButtonLink>
        </Actions>
      </Card>
      <Card as="section">
        <h2>{t("debits.debits")}</h2>
        <p>{t("debits.return_text")}</p>
        <ul className={styles.list} aria-label={t("debits.debits")}>
          {debits.map((one) => (
            <DebitRow key={one.number} debit={one}>
              {one.status !== "returned" && <ReturnForm debit={one} />}
            </DebitRow>
          ))}
        </ul>
      </Card>
      {file.filed > 0 && (
        <Card as="section">
          <h2>{t("debits.collect_title")}</h2>
          <p>{t("debits.collect_text")}</p>
          <form method="post">
            <Button tone="secondary">{t("debits.collect", { count: file.filed })}</Button>
          </form>
        </Card>
      )}
    </Page>
  );
}

function ReturnForm({ debit: { number, end_to_end_id } }: { debit: DebitView }) {
  const { t } = useTranslation("operators");
  return (
    <form method="post">
      <Hidden name="number" value={String(number)} />
      <Button tone="quiet" aria-label={t("debits.return_label", { name: end_to_end_id })}>
        {t("debits.return")}
      </Button>
    </form>
  );
}
