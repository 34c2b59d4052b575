import type { PaymentMethod } from "../../../contract/money/payments.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ChipChoices } from "../../../ui/form/chip-choices.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

interface Option {
  value: string;
  label: string;
}

interface DiscountFormProps extends Pick<FormSource, "constraint" | "reply"> {
  countries: Option[];
  currencies: Option[];
  methods: PaymentMethod[];
}

/** All that a code may say of whom it is for, and when (spec §3). */
export function DiscountForm({ countries, currencies, methods, constraint, reply }: DiscountFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  const any = (label: string, options: Option[]) => [{ value: "", label }, ...options];
  return (
    <ServerForm constraint={constraint} reply={reply} errorTitle={t("login:errors_title")} labels={useDiscountLabels()}>
      <TextField name="discountcode" hint={t("operators:discounts.code_hint")} autoComplete="off" />
      <TextField name="value_percentage" inputMode="numeric" hint={t("operators:discounts.percent_hint")} />
      <ChoiceField
        name="validity"
        defaultValue="once_per_user"
        options={(["once_per_user", "unlimited"] as const).map((value) => ({
          value,
          label: t(`operators:discounts.validities.${value}`),
        }))}
      />
      <TextField name="max_uses" inputMode="numeric" hint={t("operators:discounts.max_uses_hint")} />
      <TextField name="expires" type="date" hint={t("operators:discounts.expires_hint")} />
      <SelectField name="country" options={any(t("operators:discounts.any_country"), countries)} />
      <TextField name="user_id" hint={t("operators:discounts.user_id_hint")} autoComplete="off" />
      <SelectField name="currency" options={any(t("operators:discounts.any_currency"), currencies)} />
      <TextField name="minimum_order_value" inputMode="numeric" hint={t("operators:discounts.minimum_hint")} />
      <MethodChoices methods={methods} />
      <TextField name="why" lines={2} hint={t("operators:discounts.why_hint")} />
      <Button>{t("operators:discounts.make_button")}</Button>
    </ServerForm>
  );
}

function MethodChoices({ methods }: Pick<DiscountFormProps, "methods">) {
  const { t } = useTranslation(["operators", "credits"]);
  const options = methods.map((method) => ({
    name: `paymentmethods.${method}`,
    value: method,
    label: t(`credits:methods.${method}`),
  }));
  return <ChipChoices name="paymentmethods" hint={t("operators:discounts.methods_hint")} groups={[{ options }]} />;
}

function useDiscountLabels() {
  const { t } = useTranslation("operators");
  return {
    discountcode: t("discounts.code"),
    value_percentage: t("discounts.percent"),
    validity: t("discounts.validity"),
    max_uses: t("discounts.max_uses"),
    expires: t("discounts.expires"),
    country: t("discounts.country"),
    user_id: t("discounts.user_id"),
    currency: t("discounts.currency"),
    minimum_order_value: t("discounts.minimum"),
    paymentmethods: t("discounts.methods"),
    why: t("discounts.why"),
  };
}
