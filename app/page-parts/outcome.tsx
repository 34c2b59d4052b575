import { Banner } from "../ui/banner/banner.tsx";
import * as styles from "./outcome.css.ts";

interface OutcomeProps {
  name: string;
  tone: "success" | "info" | "danger";
  text: string;
}

/** What a small script says of a press: hidden until it shows the one with this name (app/browser/show-outcome.ts). */
export function Outcome({ name, tone, text }: OutcomeProps) {
  return (
    <div data-outcome={name} className={styles.outcome} hidden>
      <Banner tone={tone}>
        <p>{text}</p>
      </Banner>
    </div>
  );
}
