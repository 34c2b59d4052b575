import { createElement, type ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { MarkdownElement, MarkdownNode } from "./markdown-tree.ts";
import * as styles from "./markdown.css.ts";

/** A text that operators wrote (`parseMarkdown`), in its own language where that is not the page's. */
export function MarkdownText({ nodes, lang }: { nodes: MarkdownNode[]; lang: string | undefined }) {
  return (
    <div className={styles.text} lang={lang}>
      {written(nodes)}
    </div>
  );
}

function written(nodes: MarkdownNode[]): ReactNode[] {
  return nodes.map((node, index) => (typeof node === "string" ? node : writtenElement(node, index)));
}

function writtenElement({ tag, children, href, external, start }: MarkdownElement, key: number): ReactNode {
  if (tag === "br" || tag === "hr") return createElement(tag, { key });
  if (tag === "pre")
    // Longer lines than the page is wide are broken, so nothing has to be scrolled.
    return (
      <pre key={key}>
        <code>{written(children)}</code>
      </pre>
    );
  return createElement(tag, { key, href, start }, ...written(children), external && <LeavesSite key="external" />);
}

function LeavesSite() {
  const { t } = useTranslation("pages");
  return (
    <>
      <span aria-hidden="true"> ↗</span>
      <span className={visuallyHidden}> {t("leaves_site")}</span>
    </>
  );
}
