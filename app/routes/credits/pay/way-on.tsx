import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";

/** Where a refused order can be mended: open payments, and the member's own limit if that was it. */
export function WayOn({ answer }: { answer: { form?: FormReply; overLimit?: boolean } | undefined }) {
  const { t } = useTranslation("credits");
  if (!answer?.form?.error?.[""]) return null;
  return (
    <>
      {answer.overLimit && (
        <p>
          <a href="/spending-limit">{t("limit.see")}</a>
        </p>
      )}
      <p>
        <a href="/transactions">{t("pay.open")}</a>
      </p>
    </>
  );
}
