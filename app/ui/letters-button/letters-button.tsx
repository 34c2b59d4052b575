import type { ButtonHTMLAttributes } from "react";
import * as styles from "./letters-button.css.ts";

interface LettersButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words. */
  label: string;
  /** In a bar: on phones only the sign, as the words have no room there. */
  compact?: boolean;
  /** A word of `label` to show in its place, among the menus of a bar, and as they look. */
  short?: string;
}

/** "Aa" and words, which its name begins with: changes the size of all letters. It stands inside its own form. */
export function LettersButton({ label, compact, short, ...rest }: LettersButtonProps) {
  if (short) {
    return (
      <button type="submit" {...rest} aria-label={`Aa ${short}: ${label}`} className={styles.amongMenus}>
        <b>Aa</b> <span>{short}</span>
      </button>
    );
  }
  return (
    <button type="submit" {...rest} className={compact ? styles.compact : styles.button}>
      <b>Aa</b> <span>{label}</span>
    </button>
  );
}
