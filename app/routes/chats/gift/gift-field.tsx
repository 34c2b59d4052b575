import { giftIds } from "../../../contract/conversations/gifts.ts";
import { GiftPicture } from "../../../page-parts/gifts/gift-picture.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { label } from "../../../ui/form/field.css.ts";
import { useField } from "../../../ui/form/form-fields.ts";
import * as styles from "./gift-field.css.ts";

/** Which gift: drawings to tap, with their names. The first one carries the field's id, so that the summary can lead there. */
export function GiftField() {
  const { t } = useTranslation("gifts");
  const { control, errorId, error, value, label: legend } = useField({ name: "gift" });
  const { id, required, name, ...aria } = control;
  return (
    <fieldset role="radiogroup" className={styles.field} {...aria}>
      <legend className={label}>{legend}</legend>
      <div className={styles.gifts}>
        {giftIds.map((gift, index) => (
          <label key={gift} className={styles.gift}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={gift}
              defaultChecked={gift === value}
              required={required}
              className={styles.radio}
            />
            <GiftPicture gift={gift} size={72} lazy={index > 8} />
            {t(`name.${gift}`)}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
