import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Facts } from "../../../ui/facts/facts.tsx";

/** A field that changes or changed, in words. */
export interface ChangedWords {
  field: string;
  name: string;
  before: string;
  after: string;
}

/** Each field as it was, and as it is then. */
export function ChangedFields({ fields }: { fields: ChangedWords[] }) {
  const { t } = useTranslation("operators");
  return (
    <Facts
      items={fields.map(({ name, before, after }) => ({
        term: name,
        detail: (
          <>
            {t("settings.was")} <del>{before}</del>
            <br />
            {t("settings.becomes")} <ins>{after}</ins>
          </>
        ),
      }))}
    />
  );
}
