import type { Locale } from "../../contract/locales.ts";
import { languageNames, writtenLocales } from "../../domain/locale/languages.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { DocumentForm } from "../navigation/document-form.tsx";
import { Menu, MenuButton, MenuItem } from "../../ui/menu/menu.tsx";
import { languages } from "./language-menu.css.ts";

/**
 * Every language that is written, each by its own name; choosing one leads back to where one was (spec §1, §2). Below them the page
 * with suggestions for where one lives.
 */
export function LanguageMenu({ locale, back }: { locale: Locale; back: string }) {
  const { t } = useTranslation();
  return (
    <Menu label={t("menu.language")} icon="globe" compact sheet>
      <DocumentForm role="none" action="/language" className={languages}>
        <input type="hidden" name="back" value={back} />
        {writtenLocales.map((language) => (
          <MenuButton key={language} name="language" value={language} lang={language} current={language === locale}>
            {languageNames[language]}
          </MenuButton>
        ))}
      </DocumentForm>
      <MenuItem href={`/lang-config?back=${encodeURIComponent(back)}`}>{t("menu.language_more")}</MenuItem>
    </Menu>
  );
}
