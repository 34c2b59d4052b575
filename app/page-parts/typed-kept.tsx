import type { ReactNode } from "react";
import { useTranslation } from "../request/locale/use-translation.ts";
import { Banner } from "../ui/banner/banner.tsx";

interface TypedKeptProps {
  /** A link to what stood there before it was typed. */
  instead?: ReactNode;
}

/** Above a form that holds what was typed before and what was not done with it: a session ended, or a page was not published. */
export function TypedKept({ instead }: TypedKeptProps) {
  const { t } = useTranslation("login");
  return (
    <Banner tone="info">
      <p>
        {t("typed_kept")} {instead}
      </p>
    </Banner>
  );
}
