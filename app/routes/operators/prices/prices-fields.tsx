import type { PaymentMethod } from "../../../contract/money/payments.ts";
import { shownOrder } from "../../../domain/prices/ways-to-pay.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ChipChoices } from "../../../ui/form/chip-choices.tsx";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { methodField } from "./method-field.ts";
import { rows } from "./price-rows.ts";
import * as styles from "./prices.css.ts";

interface PricesFormProps extends Pick<FormSource, "constraint" | "reply"> {
  action: string;
  currencies: string[];
  /** Of the list that counts now: where an operator begins. */
  currency: string;
  now: { credits: string; price: string }[];
  vat: string;
  methods: readonly PaymentMethod[];
}

/** A new list: currency, first day, bundles, VAT and ways to pay. It is sent as an address, so its preview can be looked at again and changes nothing. */
export function PricesForm({ action, currencies, currency, now, vat, methods, constraint, reply }: PricesFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <ServerForm
      method="get"
      action={action}
      constraint={constraint}
      reply={reply}
      errorTitle={t("login:errors_title")}
      labels={usePriceLabels()}
    >
      <SelectField
        name="currency"
        defaultValue={currency}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <TextField name="first_day" type="date" hint={t("operators:prices.first_day_hint")} />
      <p>{t("operators:prices.rows_hint")}</p>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <TextField
            name={`credits_${row}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={now[row - 1]?.credits}
          />
          <TextField name={`price_${row}`} inputMode="decimal" autoComplete="off" defaultValue={now[row - 1]?.price} />
        </div>
      ))}
      <TextField
        name="vat_rate"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={vat}
        hint={t("operators:prices.vat_hint")}
      />
      <MethodChoices methods={methods} />
      <Button>{t("operators:prices.preview")}</Button>
    </ServerForm>
  );
}

function MethodChoices({ methods }: Pick<PricesFormProps, "methods">) {
  const { t } = useTranslation(["operators", "credits"]);
  const options = shownOrder.map((method) => ({
    name: methodField(method),
    value: "on",
    label: t(`credits:methods.${method}`),
    checked: methods.includes(method),
  }));
  return <ChipChoices name="methods" hint={t("operators:prices.methods_hint")} groups={[{ options }]} />;
}

function usePriceLabels() {
  const { t } = useTranslation("operators");
  const ofRows = rows.flatMap((row) => [
    [`credits_${row}`, t("prices.row_credits", { number: row })],
    [`price_${row}`, t("prices.row_price", { number: row })],
  ]);
  return {
    currency: t("discounts.currency"),
    first_day: t("prices.first_day"),
    vat_rate: t("prices.vat_rate"),
    methods: t("prices.methods"),
    ...(Object.fromEntries(ofRows) as Record<string, string>),
  };
}
