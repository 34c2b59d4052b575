import { KeepTypedFields } from "../../page-parts/keep-typed-fields.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { Sender } from "./sender.server.ts";

interface InNameProps extends Omit<Sender, "user"> {
  page: "complaints" | "support";
}

/** A member is known; the form goes in no other's name who signed in here since. */
export function InName({ page, id, name, email }: InNameProps) {
  const { t } = useTranslation(page);
  return (
    <p>
      <KeepTypedFields member={id} />
      {email ? t("in_name", { name, email }) : t("in_account")}
    </p>
  );
}
