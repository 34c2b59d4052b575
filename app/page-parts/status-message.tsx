import { Banner } from "../ui/banner/banner.tsx";
import * as styles from "./status-message.css.ts";

interface StatusMessageProps {
  name: string;
  tone: "success" | "info" | "danger";
  text: string;
}

/** How an action of a small script ended: hidden until the script shows the one with this name (app/browser/show-status.ts). */
export function StatusMessage({ name, tone, text }: StatusMessageProps) {
  return (
    <div data-status={name} className={styles.status} hidden>
      <Banner tone={tone}>
        <p>{text}</p>
      </Banner>
    </div>
  );
}
