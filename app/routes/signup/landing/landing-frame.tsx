import type { ComponentType } from "react";
import { Closed } from "../closed.tsx";
import { Gone } from "../gone.tsx";
import * as styles from "./landing.css.ts";
import type { LandingView } from "./landing.server.ts";
import { SignupModal } from "../signup-modal.tsx";

type Shown = { shown: "closed" | "gone"; site: string } | ({ shown: "landing" } & LandingView);

/** Around the three landing pages: what stands there when nobody can be shown, and the sign-up's dialog. */
export function Landing({ shown, Page }: { shown: Shown; Page: ComponentType<LandingView> }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {shown.shown === "closed" && <Closed site={shown.site} />}
      {shown.shown === "gone" && <Gone />}
      {shown.shown === "landing" && (
        <main id="main" tabIndex={-1} className={styles.landing}>
          <Page {...shown} />
          <SignupModal />
        </main>
      )}
    </>
  );
}
