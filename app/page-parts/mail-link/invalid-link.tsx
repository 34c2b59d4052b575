import type { ReactNode } from "react";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Page } from "../../ui/page/page.tsx";

interface InvalidLinkProps {
  /** Where it may never have worked. */
  title?: string;
  picture?: ReactNode;
  /** Instead of "ask for a new e-mail", where that is not possible. */
  text?: string;
  children: ReactNode;
}

/** A link of a mail that is used, old or forged (spec §8), and below it the way to a new one. */
export function InvalidLink({ title, picture, text, children }: InvalidLinkProps) {
  const { t } = useTranslation(["access", "problems"]);
  return (
    <Page title={title ?? t("access:invalid_link")} width="narrow">
      {picture}
      <Banner tone="warning" alert>
        <p>{text ?? t("problems:link_invalid")}</p>
      </Banner>
      {children}
    </Page>
  );
}
