import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";

interface DiscountNoticeProps {
  words: readonly string[];
  /** The order that has the welcome discount and is not finished. */
  open?: { id: string; credits: number; price: string; waits: boolean } | undefined;
}

/**
 * Which discount is taken off, until when and under which conditions; nothing where there is none. Where an order that is not finished
 * has it, the way on with that one.
 */
export function DiscountNotice({ words, open }: DiscountNoticeProps) {
  const { t } = useTranslation("credits");
  if (open) {
    const words = open.waits ? "discount.waits" : "discount.open";
    return (
      <Banner
        tone="info"
        title={t(`${words}.title`, { count: open.credits, price: open.price })}
        action={
          <ButtonLink href={`/transactions/${open.id}`} size="small">
            {t(`${words}.go_on`)}
          </ButtonLink>
        }
      >
        {t(`${words}.text`)}
      </Banner>
    );
  }
  if (words.length === 0) return null;
  return (
    <Banner tone="success">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
