import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { FieldValue } from "../../../domain/site/judge-field.ts";
import type { FieldRule } from "../../../domain/site/site-fields.ts";
import { ChipChoices } from "../../../ui/form/chip-choices.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

export interface SettingFieldProps {
  name: string;
  kind: FieldRule["kind"];
  /** Lines of a text that may be longer. */
  lines: number | undefined;
  value: FieldValue;
  hint: string | undefined;
  /** Of a choice or a set, with what they are called. */
  options: { value: string; label: string }[];
  /** A choice that may be left open. */
  open: boolean;
}

/** The field of one setting, by the kind of its rule. */
export function SettingField({ name, kind, lines, value, hint, options, open }: SettingFieldProps) {
  const { t } = useTranslation("operators");
  const text = Array.isArray(value) ? value.join("\n") : String(value ?? "");
  if (kind === "choice")
    return (
      <SelectField
        name={name}
        hint={hint}
        options={options}
        defaultValue={text}
        placeholder={open ? t("settings.nothing") : undefined}
      />
    );
  if (kind === "set") {
    const boxes = options.map((option) => ({
      ...option,
      name: `${name}.${option.value}`,
      checked: !Array.isArray(value) || value.includes(option.value),
    }));
    return <ChipChoices name={name} hint={hint} groups={[{ options: boxes }]} />;
  }
  const own = {
    day: { type: "date" },
    number: { inputMode: "numeric" as const },
    lines: { lines: 4 },
    text: { lines },
  };
  return <TextField name={name} hint={hint} defaultValue={text} autoComplete="off" {...own[kind]} />;
}
