import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { SignupsClosed } from "../signups-closed.tsx";
import { TargetUnavailable } from "../target/target-unavailable.tsx";
import { SignupModal } from "./signup-modal.tsx";
import type { Route } from "./+types/landing.ts";
import { AskPage } from "./ask-page.tsx";
import { landingTitle } from "./landing-title.ts";
import * as styles from "./landing.css.ts";
import { showLanding } from "./landing.server.ts";
import { LikePage } from "./like-page.tsx";
import { WritePage } from "./write-page.tsx";

export const handle = { hydrate: false, title: landingTitle, entryWarning: "nl_de" } satisfies PageHandle;

const pages = { landing: WritePage, landing2: LikePage, landing3: AskPage };

export function loader(asked: Route.LoaderArgs) {
  return showLanding(asked);
}

/** The three pages that show somebody to a visitor, or what stands there when nobody can be shown. Spec §2. */
export default function Landing({ loaderData: shown, matches }: Route.ComponentProps) {
  const Page = pages[matches[3].id];
  return (
    <>
      {shown.shown === "closed" && <SignupsClosed site={shown.site} />}
      {shown.shown === "unavailable" && <TargetUnavailable />}
      {shown.shown === "landing" && (
        <main id="main" tabIndex={-1} className={styles.landing}>
          <Page {...shown} />
          <SignupModal />
        </main>
      )}
    </>
  );
}
