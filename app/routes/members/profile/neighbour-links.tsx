import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { NeighbourLink } from "./neighbours-in.server.ts";
import * as styles from "./neighbour-links.css.ts";

/** Who stands before and who after them in the search that one came from. On a phone only arrows. */
export function NeighbourLinks({ links }: { links: NeighbourLink[] }) {
  return links.map(({ words, ...link }) => (
    <AppLink key={link.rel} className={styles.neighbour} {...link}>
      <Icon name={link.rel === "prev" ? "previous" : "next"} />
      <span className={styles.words}>{words}</span>
    </AppLink>
  ));
}
