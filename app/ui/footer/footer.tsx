import type { ComponentProps, ReactNode } from "react";
import * as styles from "./footer.css.ts";

interface FooterProps {
  label: string;
  links: { href: string; text: string }[];
  children?: ReactNode;
}

/** The end of every page: links that must always be found, then who we are. The inside of a FooterLandmark. */
export function Footer({ label, links, children }: FooterProps) {
  return (
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
  );
}

/** Around a Footer, as elements or as HTML that is made already. */
export function FooterLandmark(inside: Pick<ComponentProps<"footer">, "children" | "dangerouslySetInnerHTML">) {
  return <footer className={styles.footer} {...inside} />;
}
