import script from "../../browser/show-password.ts?worker&url";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { checkbox, line } from "../../ui/form/choice.css.ts";
import { untilReady } from "../../ui/form/field.css.ts";

/** A box that makes the passwords of this page readable. Sends nothing; a small script reveals it and does it. */
export function ShowPassword() {
  const { t } = useTranslation("access");
  return (
    <>
      <label className={`${line} ${untilReady}`} data-show-password="">
        <input type="checkbox" autoComplete="off" className={checkbox} />
        <span>{t("show_password")}</span>
      </label>
      <script src={script} type="module" />
    </>
  );
}
