import type { ReactNode } from "react";
import { useTranslation } from "../request/use-translation.ts";
import { Banner } from "../ui/banner/banner.tsx";
import { Page } from "../ui/page/page.tsx";

/** A link of a mail that is used, old or forged (spec §8), and below it the way to a new one. */
export function DeadLink({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation(["access", "problems"]);
  return (
    <Page title={title} width="narrow">
      <Banner tone="warning" alert>
        <p>{t("problems:link_invalid")}</p>
      </Banner>
      {children}
    </Page>
  );
}
