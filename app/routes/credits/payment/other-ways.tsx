import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";

interface OtherWaysProps {
  /** The query that leads back to what waits for the credits, and names the order's discount code. */
  back: string;
  /** Whose conversation waits. */
  undelivered: { name: string; href: string } | undefined;
  /** Of the bundle that is not paid, to pay for it in another way. */
  bundle?: string;
}

/** Where somebody goes who does not pay like this: links to stand among others. */
export function OtherWays({ back, undelivered, bundle }: OtherWaysProps) {
  const { t } = useTranslation("credits");
  return (
    <>
      {bundle !== undefined && (
        <ButtonLink asChild tone="quiet">
          <AppLink href={`/credits/${encodeURIComponent(bundle)}${back}`}>{t("result.other_way")}</AppLink>
        </ButtonLink>
      )}
      <ButtonLink asChild tone="quiet">
        <AppLink href={`/credits${back}`}>{t("result.other_bundle")}</AppLink>
      </ButtonLink>
      {undelivered && (
        <ButtonLink asChild tone="quiet">
          <AppLink href={undelivered.href}>{t("result.back_to", { name: undelivered.name })}</AppLink>
        </ButtonLink>
      )}
    </>
  );
}
