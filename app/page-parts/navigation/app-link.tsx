import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { isHydratedPage } from "./hydrated-page.ts";
import { loadPageScripts } from "./load-page-scripts.ts";
import { reloadedLately } from "./reload-guard.ts";

type AppLinkProps = { href: string } & Pick<LinkProps, "replace" | "preventScrollReset" | "state"> &
  AnchorHTMLAttributes<HTMLAnchorElement>;

/**
 * A link within the site. To a page with a client script it is React Router's, which loads no document; the
 * page's script is fetched on intent (decision 0156). To any other page it is the browser's own.
 */
export function AppLink({ href, replace, preventScrollReset, state, children, ...rest }: AppLinkProps) {
  if (!isHydratedPage(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      onFocus={loadPageScripts}
      onPointerEnter={loadPageScripts}
      reloadDocument={reloadedLately()}
      replace={replace}
      preventScrollReset={preventScrollReset}
      state={state}
      {...rest}
    >
      {children}
    </Link>
  );
}
