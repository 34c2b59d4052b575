import { useCachedHtml } from "../../request/pages/cached-html.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { FooterLandmark } from "../../ui/footer/footer.tsx";
import { FooterLinks, UsNote } from "./footer-links.tsx";
import type { SiteFooterProps } from "./site-footer.tsx";

/** The footer of members' pages as the server writes it. */
export const writeFooter = (props: SiteFooterProps) => <WrittenFooter {...props} />;

function WrittenFooter({ site, us = false }: SiteFooterProps) {
  const { comfort } = usePageFacts();
  const key = `footer\n${site}\n${comfort}\n${us}`;
  const render = () => (
    <>
      <FooterLinks site={site} comfort={comfort} />
      {us && <UsNote />}
    </>
  );
  return <FooterLandmark {...useCachedHtml(key, render)} />;
}
