import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { EmptyChatIllustration } from "../../../ui/illustration/empty-chat.tsx";
import { NoticeLine } from "../../../ui/notice-line/notice-line.tsx";
import { EmailText } from "../../../ui/email-text/email-text.tsx";
import { LinkList, LinkRow } from "../../../ui/link-row/link-row.tsx";

function Banners() {
  return (
    <>
      <Banner tone="info" title="This is a fictional profile" icon="robot">
        <p>Made by us to show how the site works. You cannot meet this person.</p>
      </Banner>
      <Banner
        tone="warning"
        title="Confirm your e-mail address"
        action={
          <ButtonLink href="#mail" tone="secondary" size="small">
            Send it again
          </ButtonLink>
        }
      >
        <p>We sent an e-mail to anna@example.org.</p>
      </Banner>
      <Banner tone="success">Your 50 credits have arrived.</Banner>
      <Banner tone="danger">
        The payment did not go through. Nothing was charged. <a href="#again">Try again</a>
      </Banner>
      <CollapsibleBanner tone="warning" icon="camera" title="You have no photo yet">
        <p>Members with a photo get more answers.</p>
      </CollapsibleBanner>
      <NoticeLine tone="info" icon="bell" text="Message alerts?">
        <form>
          <Button type="button" tone="secondary" size="small">
            Yes, tell me
          </Button>
          <Button type="button" tone="quiet" size="small">
            Not now
          </Button>
        </form>
      </NoticeLine>
    </>
  );
}

/** Banners, facts, rows that lead on, a mail address in words, and empty states. */
export function FeedbackParts() {
  return (
    <>
      <Banners />
      <Card>
        <Facts
          items={[
            { term: "Lives in", detail: "Utrecht" },
            { term: "Looking for", detail: "A steady companion, travelling together" },
            { term: "Smokes", detail: "No" },
          ]}
        />
      </Card>
      <LinkList label="Settings">
        <LinkRow href="#mails" icon="mail" title="E-mails" detail="What we may write to you about" />
        <LinkRow href="#passkeys" icon="key" title="Passkeys" />
      </LinkList>
      <p>
        <EmailText>Your mails go to anna.van.der.velden@example.org.</EmailText>
      </p>
      <EmptyStates />
    </>
  );
}

function EmptyStates() {
  return (
    <Card>
      <EmptyState
        illustration={<EmptyChatIllustration />}
        title="No conversations yet"
        action={
          <ButtonLink href="#search" icon="search">
            Find somebody
          </ButtonLink>
        }
      >
        <p>A good first line is a question about something on the profile.</p>
      </EmptyState>
      <EmptyState icon="heart" title="No likes yet">
        <p>Members who like you appear here.</p>
      </EmptyState>
    </Card>
  );
}
