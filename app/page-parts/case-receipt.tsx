import type { ReactNode } from "react";
import { Banner } from "../ui/banner/banner.tsx";
import { Page } from "../ui/page/page.tsx";
import { CaseNumber } from "./words/case-number.tsx";
import { MarkedText } from "./words/marked-text.tsx";

interface CaseReceiptProps {
  title: string;
  /** What arrived; its number is marked as `<number>`. */
  arrived: string;
  /** What happens next, and the way on. */
  children: ReactNode;
}

/** The page after a form about a case. It begins with what arrived, so that nobody looks for it below the fold. */
export function CaseReceipt({ title, arrived, children }: CaseReceiptProps) {
  return (
    <Page title={title} width="narrow">
      <Banner tone="success">
        <p>
          <MarkedText text={arrived} marks={{ number: <CaseNumber /> }} />
        </p>
      </Banner>
      {children}
    </Page>
  );
}
