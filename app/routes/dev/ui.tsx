import { platformContext } from "../../request/platform.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import { Footer, FooterLandmark } from "../../ui/footer/footer.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageTitle } from "../../page-parts/page-title.tsx";
import type { Route } from "./+types/ui.ts";
import { ActionParts } from "./ui/action-parts.tsx";
import { FormParts } from "./ui/form-parts.tsx";
import { FeedbackParts } from "./ui/feedback-parts.tsx";
import { PeopleParts } from "./ui/people-parts.tsx";
import { PictureParts } from "./ui/picture-parts.tsx";
import { SampleTopBar } from "./ui/sample-top-bar.tsx";
import { TimeParts } from "./ui/time-parts.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

const HOUR_MS = 3_600_000;

/** `ends`: of the discount on it, an hour from now, ISO 8601 UTC. */
export function loader({ context }: Route.LoaderArgs) {
  return { ends: new Date(context.get(platformContext).clock.now() + HOUR_MS).toISOString() };
}

/** Every part of the design system in every state, to look at while changing one. */
export default function DevUi({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle own="The parts" />
      <SampleTopBar />
      <Page
        title="The parts of Periwinkle"
        lead="Warm, calm and grown-up: large words, clear buttons, nothing that blinks."
        back={<a href="#main">Back to the start</a>}
        width="wide"
      >
        <PeopleParts />
        <ActionParts />
        <FormParts />
        <FeedbackParts />
        <TimeParts ends={loaderData.ends} />
        <PictureParts />
      </Page>
      <FooterLandmark>
        <Footer
          label="About this site"
          links={[
            { href: "#safety", text: "Dating safely" },
            { href: "#terms", text: "Terms" },
            { href: "#privacy", text: "Privacy" },
            { href: "#contact", text: "Contact" },
          ]}
        >
          <p>Periwinkle is for singles of 50 and over. Some profiles are fictional and always say so.</p>
        </Footer>
      </FooterLandmark>
    </>
  );
}
