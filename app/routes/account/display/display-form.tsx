import { useOutletContext } from "react-router";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import type { Constraints } from "../../../domain/form.ts";
import { languageNames, writtenLocales } from "../../../domain/locale/languages.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import type { DisplayChoices } from "./display.form.ts";
import { automaticZone, zoneOptions } from "./zone-options.ts";

interface DisplayFormProps {
  /** An instant. */
  now: string;
  /** This browser gets light pages. */
  light: boolean;
  /** As it was chosen in this browser. */
  theme: string;
  constraint: Constraints;
  reply?: FormReply;
}

const themes: DisplayChoices["theme"][] = ["system", "light", "dark"];

/** Three boxes, a choice and two lists, as this browser shows pages now. */
export function DisplayForm({ now, light, theme, ...form }: DisplayFormProps) {
  const { t } = useTranslation("account");
  const { user } = useOutletContext<MemberArea>();
  const { comfort } = usePageFacts();
  const locale = useLocale();
  const when = { now, locale };
  return (
    <ServerForm
      {...form}
      action="/profile/display"
      errorTitle={t("display.correct")}
      labels={{ language: t("display.language"), time_zone: t("display.time_zone") }}
    >
      <Card as="section">
        <h2>{t("display.reading")}</h2>
        <CheckboxField
          name="comfort_mode"
          label={<strong>{t("display.comfort")}</strong>}
          hint={t("display.comfort_hint")}
          defaultChecked={comfort}
        />
        <CheckboxField
          name="light_mode"
          label={<strong>{t("display.light")}</strong>}
          hint={t("display.light_hint")}
          defaultChecked={light}
        />
        <ChoiceField
          name="theme"
          short
          legend={t("display.theme")}
          options={themes.map((value) => ({ value, label: t(`display.themes.${value}`) }))}
          hint={t("display.theme_hint")}
          defaultValue={theme}
        />
      </Card>
      <Writing enterSends={user.enter_sends === true} />
      <Card as="section">
        <h2>{t("display.place")}</h2>
        <SelectField
          name="language"
          options={writtenLocales.map((value) => ({ value, label: languageNames[value] }))}
          defaultValue={locale}
        />
        <SelectField
          name="time_zone"
          hint={t("display.time_zone_hint")}
          placeholder={t("display.automatic", automaticZone(user, when))}
          options={zoneOptions(user, when)}
          defaultValue={user.time_zone ?? ""}
        />
      </Card>
      <Button>{t("display.save")}</Button>
    </ServerForm>
  );
}

function Writing({ enterSends }: { enterSends: boolean }) {
  const { t } = useTranslation("account");
  return (
    <Card as="section">
      <h2>{t("display.writing")}</h2>
      <CheckboxField
        name="enter_sends"
        label={<strong>{t("display.enter_sends")}</strong>}
        hint={t("display.enter_sends_hint")}
        defaultChecked={enterSends}
      />
    </Card>
  );
}
