import type { ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./page.css.ts";

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: LinkElement;
  /** A form (`narrow`), something to read (`text`, the default), or cards side by side (`wide`). */
  width?: keyof typeof styles.widths;
  hideTitle?: boolean;
  children?: ReactNode;
}

/** The main part of every page: the way back, one heading, and the content below each other. */
export function Page({ title, lead, back, width = "text", hideTitle, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.widths[width]}>
      {back && (
        <PartLink link={back} className={styles.back}>
          {(words) => (
            <>
              <Icon name="back" />
              {words}
            </>
          )}
        </PartLink>
      )}
      <h1 className={hideTitle ? visuallyHidden : undefined}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
  );
}

/** A part of a page with its own heading; links within the page lead to its `id`. */
export function Section({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
