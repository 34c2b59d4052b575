import { Banner } from "../ui/banner/banner.tsx";
import * as styles from "./status-message.css.ts";

interface StatusMessageProps {
  name: string;
  tone: "success" | "info" | "danger";
  text: string;
  /** From the beginning. */
  shown?: boolean;
}

/** How an action of a small script ended: hidden until the script shows the one with this name (app/browser/show-status.ts). */
export function StatusMessage({ name, tone, text, shown = false }: StatusMessageProps) {
  return (
    <div data-status={name} className={styles.status} hidden={!shown}>
      <Banner tone={tone}>
        <p>{text}</p>
      </Banner>
    </div>
  );
}
