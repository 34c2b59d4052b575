import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import * as styles from "./search.css.ts";
import type { SearchPageData } from "./search-page-data.ts";
import { TICKED } from "./search-query.ts";

interface WishesProps extends Pick<SearchPageData, "search"> {
  offers: (name: string) => boolean;
}

/** When somebody was active, and what is one box to tick. */
export function Wishes({ search, offers }: WishesProps) {
  const { t } = useTranslation("members");
  return (
    <div className={styles.wishes}>
      {offers("active") && (
        <SelectField
          name="active"
          placeholder={t("search.any_time")}
          options={(["now", "week"] as const).map((value) => ({ value, label: t(`search.${value}`) }))}
          defaultValue={search.active}
        />
      )}
      {TICKED.filter(offers).map((name) => (
        <CheckboxField key={name} name={name} label={t(`search.${name}`)} value="yes" defaultChecked={!!search[name]} />
      ))}
    </div>
  );
}

/** The filters that come with their words (`moreFilters`), and a button that opens the panel with all of them. */
export function MoreFields({ filters, open }: Pick<SearchPageData, "filters" | "open">) {
  const { t } = useTranslation("members");
  return (
    <div className={styles.more}>
      {filters.map(({ name, options, any, value, most, hint, list }) =>
        options ? (
          <SelectField
            key={name}
            name={name}
            placeholder={any}
            options={options.map(([one, label]) => ({ value: one, label }))}
            defaultValue={value}
          />
        ) : (
          <TextField key={name} name={name} defaultValue={value} hint={hint} list={list} maxLength={most} />
        ),
      )}
      {!open && (
        <Button tone="quiet" size="small" name="open" value="1">
          {t("search.more")}
        </Button>
      )}
    </div>
  );
}
