import { createContext, type ReactNode, useContext } from "react";
import { FooterLandmark } from "../../ui/footer/footer.tsx";

export interface SiteFooterProps {
  site: string;
  /** For who reads English in the United States (spec §2). */
  us: boolean | undefined;
}

/** Only the server gives one: nothing of the footer changes before the next document, so no browser loads how it is made (decision 0266). */
export const FooterContext = createContext<((props: SiteFooterProps) => ReactNode) | undefined>(undefined);

/** At the end of members' pages. */
export function SiteFooter(props: SiteFooterProps) {
  const write = useContext(FooterContext);
  return write?.(props) ?? <FooterLandmark dangerouslySetInnerHTML={{ __html: keptFooter() }} />;
}

let kept: string | undefined;

/** As the server wrote it, also where React makes the layout anew. */
function keptFooter(): string {
  kept ??= document.querySelector("body > footer")?.innerHTML ?? "";
  return kept;
}
