import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { ShownPricesView } from "./price-view.ts";
import { ShownPrices } from "./shown-prices.tsx";

interface PricesPreviewProps extends Pick<FormSource, "constraint" | "reply"> {
  /** The day when it begins, in words; undefined: at once. */
  from: string | undefined;
  before: ShownPricesView;
  after: ShownPricesView;
  key_: string;
  seen: number;
  /** The address of the preview, and of its form. */
  action: string;
  change: string;
}

/** What members will see, beside what they see now; nothing is changed before the operator says so here. */
export function PricesPreview(props: PricesPreviewProps) {
  const { from, before, after, key_, seen, action, change, constraint, reply } = props;
  const { t } = useTranslation(["operators", "login"]);
  return (
    <>
      <Card as="section">
        <h2>{from ? t("operators:prices.from_day", { from }) : t("operators:prices.at_once")}</h2>
        <ShownPrices {...after} />
      </Card>
      <Card as="section">
        <h2>{t("operators:prices.now")}</h2>
        <ShownPrices {...before} />
      </Card>
      <ServerForm
        action={action}
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ why: t("operators:prices.why") }}
      >
        <Hidden name="key" value={key_} />
        <Hidden name="seen" value={String(seen)} />
        <p>{t("operators:prices.orders_keep")}</p>
        <TextField name="why" lines={2} hint={t("operators:discounts.why_hint")} />
        <Actions>
          <Button>{t("operators:prices.confirm")}</Button>
          <ButtonLink href={change} tone="secondary">
            {t("operators:prices.change")}
          </ButtonLink>
        </Actions>
      </ServerForm>
    </>
  );
}
