import type { ReactNode } from "react";
import { FictionalWarning } from "../../page-parts/fictional/fictional-warning.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Addressee } from "./addressee.server.ts";

interface AddresseePageProps {
  to: Addressee;
  title: string;
  lead?: string | undefined;
  /** A form was sent already: what it says is shown in any case. */
  answered: boolean;
  children: ReactNode;
}

/** A page on which something is sent to a member: with the way back to their conversation; where nothing may be sent, why. */
export function AddresseePage({ to, title, lead, answered, children }: AddresseePageProps) {
  const { t } = useTranslation("gifts");
  const { id, name, fictional, closed } = to;
  return (
    <Page title={title} lead={lead} back={<a href={`/members/${id}/chat#newest`}>{t("back", { name })}</a>}>
      {fictional && <FictionalWarning />}
      {closed && !answered ? (
        <Card>
          <p>{closed.text}</p>
          {closed.way && <ButtonLink {...closed.way} />}
        </Card>
      ) : (
        children
      )}
    </Page>
  );
}
