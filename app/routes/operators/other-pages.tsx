import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";

/** The ways from one page of a list, the latest first, to those beside it. */
export function OtherPages({ page, hasOlder }: { page: number; hasOlder: boolean }) {
  const { t } = useTranslation("operators");
  if (page === 1 && !hasOlder) return null;
  return (
    <Actions>
      {page > 1 && (
        <ButtonLink href={`?page=${page - 1}`} tone="secondary">
          {t("newer")}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink href={`?page=${page + 1}`} tone="secondary">
          {t("older")}
        </ButtonLink>
      )}
    </Actions>
  );
}
