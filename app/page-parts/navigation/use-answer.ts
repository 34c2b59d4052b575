import { useState } from "react";
import { useLocation } from "react-router";
import { keepsFocus } from "./keeps-focus.ts";
import { isUnsent } from "./unsent.ts";

interface ShownAnswer<Answer> {
  answer: Answer;
  /** A React key for the page's forms. */
  formKey: string;
}

/**
 * What a page's form was answered (`actionData`), until another answer comes or the page is left. React Router forgets it at a jump
 * within the page, and whenever the page's data is asked for again, which happens from time to time where there is no socket (spec
 * §7): what is wrong would go with it, and what was typed since.
 *
 * Forms begin anew with each answer, as on a new page: no secret stays in them. What could not be sent stays as it was typed, and so
 * does what stands beside a question. An answer is shown before its navigation is over: what is typed after it stays, too.
 */
export function useAnswer<Answer>(given: Answer): ShownAnswer<Answer> {
  const { key, state, hash } = useLocation();
  const [seen, setSeen] = useState({ key, answer: given, count: 0 });
  // A link to a place on this page, as those to what is wrong are: the browser's own jump has no key.
  const isJump = key === "default" && hash !== "";
  const isNewPage = key !== seen.key && !isJump;
  const answer = given === undefined && !isNewPage ? seen.answer : given;
  if (isNewPage || answer !== seen.answer) {
    // The location is the new one only once its key is: before, a new answer still stands at the address of the question before.
    const isSamePage = isNewPage && (keepsFocus(state) || (answer !== undefined && answer === seen.answer));
    const stays = isUnsent(answer) || isSamePage;
    setSeen({ key, answer, count: seen.count + (stays ? 0 : 1) });
  }
  return { answer, formKey: `form ${seen.count}` };
}
