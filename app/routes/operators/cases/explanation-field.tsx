import { useTranslation } from "../../../request/locale/use-translation.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

/** Whose words they become follows from what is decided; of an appeal, from whose it is. `nobody`: we know no member whom it is about. */
type Readers = "report" | "nobody" | "appeal_reported" | "appeal_reporter";

/** An operator's own words, and who reads them. */
export function ExplanationField({ readers }: { readers: Readers }) {
  const { t } = useTranslation("operators");
  return <TextField name="words" hint={t(`case.readers.${readers}`)} lines={4} />;
}
