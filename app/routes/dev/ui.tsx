import { platformContext } from "../../request/platform.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import { Card } from "../../ui/card/card.tsx";
import { Footer, FooterLandmark } from "../../ui/footer/footer.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import { PageTitle } from "../../page-parts/page-title.tsx";
import type { Route } from "./+types/ui.ts";
import { ActionParts } from "./ui/action-parts.tsx";
import { contents } from "./ui/dev-ui.css.ts";
import { DialogParts } from "./ui/dialog-parts.tsx";
import { FormParts } from "./ui/form-parts.tsx";
import { FeedbackParts } from "./ui/feedback-parts.tsx";
import { MenuParts } from "./ui/menu-parts.tsx";
import { PeopleParts } from "./ui/people-parts.tsx";
import { PictureParts } from "./ui/picture-parts.tsx";
import { SampleTopBar } from "./ui/sample-top-bar.tsx";
import { TimeParts } from "./ui/time-parts.tsx";
import { ToastParts } from "./ui/toast-parts.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

const HOUR_MS = 3_600_000;

/** In ms since 1970, as the page is made; `ends`: of the discount on it. */
export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(platformContext).clock.now();
  return { now, ends: now + HOUR_MS };
}

const sections = [
  { id: "people", title: "People", Parts: PeopleParts },
  { id: "buttons", title: "Buttons and badges", Parts: ActionParts },
  { id: "forms", title: "Forms", Parts: FormParts },
  { id: "feedback", title: "Feedback", Parts: FeedbackParts },
  { id: "dialogs", title: "Dialogs", Parts: DialogParts },
  { id: "menus", title: "Menus", Parts: MenuParts },
  { id: "toasts", title: "Toasts", Parts: ToastParts },
  { id: "time", title: "Countdown and progress", Parts: TimeParts },
  { id: "pictures", title: "Pictures", Parts: PictureParts },
];

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
        <Contents />
        {sections.map(({ id, title, Parts }) => (
          <Section key={id} id={id} title={title}>
            <Parts {...loaderData} />
          </Section>
        ))}
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

function Contents() {
  return (
    <Card as="section">
      <nav aria-label="On this page">
        <ul className={contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
