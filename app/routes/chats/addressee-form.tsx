import type { ReactNode } from "react";
import type { Constraints } from "../../domain/form.ts";
import { KeepTypedFields } from "../../page-parts/keep-typed-fields.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { AddressNote } from "../../page-parts/address-note.tsx";
import type { Addressee } from "./addressee.server.ts";

interface AddresseeFormProps {
  to: Addressee;
  /** The key of what is sent: the same again is sent once. */
  clientId: string;
  constraint: Constraints;
  reply: FormReply | undefined;
  /** Of the fields: that of the words, and those of the part's own. */
  labels: Record<string, string>;
  /** What is sent. */
  children: ReactNode;
  /** The button that sends it; and others. */
  button: { icon: "gift" | "send"; text: string };
  more?: ReactNode;
}

/** What is sent to a member, words with it for who wants to, what it costs, and all that is said before it is sent. */
export function AddresseeForm({ to, clientId, button, more, children, ...form }: AddresseeFormProps) {
  const { t } = useTranslation("login");
  const { cost, note, unconfirmed } = to;
  return (
    <Card>
      <ServerForm {...form} errorTitle={t("errors_title")}>
        <KeepTypedFields />
        <Hidden name="client_id" value={clientId} />
        {/* A refused form does not keep the one it was sent with: its button says the new one. */}
        <input type="hidden" name="shown_cost" value={to.price} />
        <Balance to={to} />
        {children}
        <TextField name="text" lines={3} autoComplete="off" />
        <Actions>
          <Button icon={button.icon}>
            {button.text} {cost && <small>{cost}</small>}
          </Button>
          {more}
        </Actions>
        {note && <p>{note}</p>}
      </ServerForm>
      {unconfirmed && <AddressNote {...unconfirmed} />}
    </Card>
  );
}

/** What the member has, and the way to more where it is too little. */
export function Balance({ to: { balance, credits } }: { to: Addressee }) {
  const { t } = useTranslation("chats");
  if (!balance) return null;
  return (
    <p>
      {t("balance", { count: balance.credits })} {balance.tooFew && <a href={credits}>{t("buy_credits")}</a>}
    </p>
  );
}
