import { reportReasons } from "../contract/safety/cases.ts";
import { useTranslation } from "../request/locale/use-translation.ts";
import { ChoiceField } from "../ui/form/choice-field.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { CharactersLeft } from "./characters-left.tsx";

/** What is wrong, and in whose own words: the fields `reason` and `text`. `most`: characters of the words. */
export function WhyFields({ hint, most, lines }: { hint: string; most: number; lines: number }) {
  const { t } = useTranslation("cases");
  return (
    <>
      <ChoiceField name="reason" options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))} />
      <TextField
        name="text"
        hint={
          <>
            {hint} <CharactersLeft name="text" most={most} />
          </>
        }
        lines={lines}
      />
    </>
  );
}
