import type { ReactNode } from "react";
import * as styles from "./footer.css.ts";

interface FooterProps {
  label: string;
  links: { href: string; text: string }[];
  children?: ReactNode;
}

/** The end of every page: links that must always be found, then who we are. */
export function Footer({ label, links, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={label} className={styles.links}>
          {links.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </footer>
  );
}
