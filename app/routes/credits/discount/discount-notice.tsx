import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";

interface DiscountNoticeProps {
  words: readonly string[];
  /** As of `FoundDiscount`. */
  open?: true | undefined;
}

/**
 * Which discount is taken off, until when and under which conditions; nothing where there is none. Where a payment that is not finished
 * has it, the way there.
 */
export function DiscountNotice({ words, open }: DiscountNoticeProps) {
  const { t } = useTranslation("credits");
  if (open)
    return (
      <Banner tone="warning" action={<a href="/transactions">{t("pay.open")}</a>}>
        {t("discount.in_open_payment")}
      </Banner>
    );
  if (words.length === 0) return null;
  return (
    <Banner tone="success">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
