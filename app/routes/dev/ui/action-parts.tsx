import { Badge } from "../../../ui/badge/badge.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { Card } from "../../../ui/card/card.tsx";

/** Buttons, links that look like them, and badges. */
export function ActionParts() {
  return (
    <>
      <Card>
        <Actions>
          <Button icon="heart">Like</Button>
          <Button tone="secondary" icon="message">
            Write a message
          </Button>
          <ButtonLink href="#later" tone="quiet">
            Perhaps later
          </ButtonLink>
          <Button tone="danger" icon="logout">
            Delete my account
          </Button>
          <Button disabled>Not now</Button>
        </Actions>
        <Actions>
          <Button size="small">Small</Button>
          <Button size="small" tone="secondary">
            Small
          </Button>
          <Button size="small" tone="quiet" icon="flag">
            Report
          </Button>
        </Actions>
        <LinkActions
          links={[
            { href: "#sign-in", text: "Sign in" },
            { href: "#front", text: "To the front page", tone: "quiet" },
          ]}
        />
        <Button wide icon="send">
          Send for 1 credit
        </Button>
        <Actions>
          <Badge count={3} label="3 unread messages" tone="unread" />
          <Badge count={120} label="120 unread messages" tone="unread" />
          <Badge count={7} label="7 credits left" tone="warning" />
          <Badge count={0} label="0 credits left" tone="danger" />
          <Badge count={12} label="12 photos" tone="info" />
        </Actions>
      </Card>
    </>
  );
}
