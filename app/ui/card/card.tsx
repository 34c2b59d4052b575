import type { ReactNode } from "react";
import * as styles from "./card.css.ts";

interface CardProps {
  children: ReactNode;
  as?: "div" | "section" | "article" | "li";
  /** Links within the page lead to it. */
  id?: string;
  padding?: keyof typeof styles.paddings;
}

/** A surface on the page; its contents stand below each other. */
export function Card({ children, as: Element = "div", id, padding = "normal" }: CardProps) {
  return (
    <Element id={id} className={styles.paddings[padding]}>
      {children}
    </Element>
  );
}
