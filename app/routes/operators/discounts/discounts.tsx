import { DISCOUNTS_PAGE, listDiscounts } from "../../../contract/operators/money/operator-discounts.ts";
import { readPage } from "../../../page-parts/page-links.tsx";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import { OtherPages } from "../other-pages.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import type { Route } from "./+types/discounts.ts";
import { DISCOUNTS, discountPath } from "./discount-path.ts";
import { type DiscountView, discountView } from "./discount-view.ts";

export const handle = { title: "operators:discounts.title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams.get("page"));
  const { discountcodes, found } = await apiOf(context).callOrThrow(listDiscounts, { page: String(page) });
  return {
    page,
    hasOlder: found > page * DISCOUNTS_PAGE,
    codes: discountcodes.map((one) => discountView(one, localeOf(context))),
  };
}

/** All discount codes, the latest first (decision 0218). */
export default function Discounts({ loaderData: { page, hasOlder, codes } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("discounts.title")} lead={t("discounts.lead")}>
      <MoneyPages current="discounts" />
      <Actions>
        <ButtonLink href={`${DISCOUNTS}/new`}>{t("discounts.make")}</ButtonLink>
      </Actions>
      {codes.length === 0 ? (
        <EmptyState icon="wallet" title={t("discounts.none")}>
          <p>{t("discounts.none_text")}</p>
        </EmptyState>
      ) : (
        <Card>
          <ul className={styles.list} aria-label={t("discounts.title")}>
            {codes.map((one) => (
              <CodeRow key={one.code} {...one} />
            ))}
          </ul>
          <OtherPages page={page} hasOlder={hasOlder} />
        </Card>
      )}
    </Page>
  );
}

function CodeRow({ code, percent, uses, most, state, until }: DiscountView) {
  const { t } = useTranslation("operators");
  const used = most === undefined ? t("discounts.uses", { count: uses }) : t("discounts.uses_of", { uses, most });
  const end = until ? t("discounts.until", { day: until }) : t("discounts.no_end");
  return (
    <Row
      what={code}
      href={discountPath(code)}
      details={[t("discounts.percent_off", { percent }), used, end, t(`discounts.states.${state}`)]}
    />
  );
}
