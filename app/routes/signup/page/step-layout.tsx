import type { ReactNode } from "react";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "./step-layout.css.ts";
import { TargetCard } from "../target/target-card.tsx";
import type { SignupView } from "../view.server.ts";

interface StepLayoutProps {
  view: Pick<SignupView, "target" | "begun">;
  title: string;
  /** A small one beside the title; somebody to write to has a face there. */
  drawing?: ReactNode;
  lead: string;
  children: ReactNode;
}

/**
 * Around a step: with somebody to write to, their card stays in view, above the form on a phone and beside it on a desk.
 * What a dialog shows of it stands in the element `signup-step` (browser/signup-modal.ts).
 */
export function StepLayout({ view: { target, begun }, title, drawing, lead, children }: StepLayoutProps) {
  const step = (
    <div id="signup-step" data-begun={begun ? "" : undefined} className={styles.step}>
      {children}
    </div>
  );
  if (!target) {
    return (
      <Page title={drawing ? <Titled drawing={drawing}>{title}</Titled> : title} lead={lead} width="narrow">
        {step}
      </Page>
    );
  }
  return (
    <main id="main" tabIndex={-1} className={styles.layout}>
      <TargetCard target={target} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {step}
      </div>
    </main>
  );
}

function Titled({ drawing, children }: { drawing: ReactNode; children: string }) {
  return (
    <span className={styles.title}>
      {children}
      {drawing}
    </span>
  );
}
