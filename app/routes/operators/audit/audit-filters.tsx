import { auditActions } from "../../../contract/operators/audit-actions.ts";
import type { Operator } from "../../../contract/operators/operators.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

interface AuditFiltersProps {
  operators: readonly Operator[];
  /** What is asked for now. */
  wanted: Record<string, string | undefined>;
  constraint: Constraints;
}

/** Which rows of the record are shown. */
export function AuditFilters({ operators, wanted, constraint }: AuditFiltersProps) {
  const { t } = useTranslation("operators");
  const names = Map.groupBy(operators, ({ name }) => name);
  // Two may have one name.
  const label = ({ id, name }: Operator) => ((names.get(name)?.length ?? 0) > 1 ? `${name} (${id})` : name);
  const actions = auditActions.map((value) => ({ value, label: t(`audit.actions.${value}`) }));
  return (
    <ServerForm method="get" constraint={constraint} action={`${STAFF_PATH}/audit`}>
      <SelectField
        name="operator"
        label={t("audit.operator")}
        placeholder={t("audit.any_operator")}
        options={operators.map((one) => ({ value: one.id, label: label(one) }))}
        defaultValue={wanted["operator"] ?? ""}
      />
      <TextField name="member" label={t("audit.member_id")} defaultValue={wanted["member"] ?? ""} />
      <SelectField
        name="action"
        label={t("audit.action")}
        placeholder={t("audit.any_action")}
        options={actions.toSorted((one, other) => one.label.localeCompare(other.label))}
        defaultValue={wanted["action"] ?? ""}
      />
      <TextField name="day" type="date" label={t("audit.day")} defaultValue={wanted["day"] ?? ""} />
      <Button icon="search" tone="secondary">
        {t("audit.filter")}
      </Button>
    </ServerForm>
  );
}
