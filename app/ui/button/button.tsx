import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./button.css.ts";

interface Look {
  /** One `primary` a page: what most people came for. */
  tone?: "primary" | "secondary" | "quiet" | "danger";
  size?: "normal" | "small";
  /** As wide as its place: on narrow pages all are, elsewhere none. */
  wide?: boolean;
  icon?: IconName;
}

function classes({ tone = "primary", size, wide }: Look): string {
  return [styles.tones[tone], size === "small" && styles.small, wide && styles.wide].filter(Boolean).join(" ");
}

/** A button, by default the one that sends its form. */
export function Button({ tone, size, wide, icon, children, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="submit" {...rest} className={classes({ tone, size, wide })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere and changes nothing. With `asChild` its one child is the link. */
export function ButtonLink({ tone, size, wide, icon, asChild, children, href, ...rest }: ButtonLinkProps) {
  return (
    <PartLink
      {...rest}
      className={classes({ tone, size, wide })}
      link={asChild ? children : <a href={href}>{children}</a>}
    >
      {(words) => (
        <>
          {icon && <Icon name={icon} />}
          {words}
        </>
      )}
    </PartLink>
  );
}

type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "children"> &
  ({ asChild: true; href?: undefined; children: LinkElement } | { asChild?: false; href: string; children: ReactNode });
