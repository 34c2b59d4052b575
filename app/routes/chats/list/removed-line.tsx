import { useEffect, useRef, useState } from "react";
import { Form, useOutletContext } from "react-router";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { NoticeLine } from "../../../ui/notice-line/notice-line.tsx";
import { removed } from "./chat-list.css.ts";

/**
 * "Conversation removed. Undo", and after that "It is back". Nobody has to be quick: it stays until the page is left, and in sight
 * however far down the list the conversation stood.
 */
export function RemovedLine() {
  const { notice } = useOutletContext<MemberArea>();
  const place = useRef<HTMLDivElement>(null);
  // The page's data is asked for again with each message, without the notice.
  const [shown, setShown] = useState(notice);
  if (notice && notice !== shown) setShown(notice);
  useEffect(() => {
    // What was pressed went with its row.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  if (shown?.at !== "removed") return null;
  const { text, undo } = shown;
  return (
    <div ref={place} tabIndex={-1} className={removed}>
      <NoticeLine tone="success" icon="check" text={text}>
        {undo && (
          <Form method="post" action={undo.action} preventScrollReset>
            <PageMemberField />
            <Button name={undo.name} value={undo.value} size="small" tone="secondary">
              {undo.label}
            </Button>
          </Form>
        )}
      </NoticeLine>
    </div>
  );
}
