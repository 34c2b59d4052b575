import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/match-finder.ts";
import { answersIn, questions, type Question, stepIn } from "./match-finder/answers.ts";
import { keepAnswers, peopleFor, questionOf } from "./match-finder/finder.server.ts";
import { FoundPeople } from "./match-finder/found-people.tsx";
import { QuestionPage } from "./match-finder/question-page.tsx";

export const handle = {
  title: (data: { asked?: { question: Question } } | undefined, t: Translate) =>
    t(data?.asked ? `suggestions:finder.${data.asked.question}.title` : "suggestions:finder.title"),
  quiet: true,
} satisfies PageHandle;

/** Five questions, one a page, and then the people. All answers stand in the address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const answers = answersIn(url.searchParams);
  const step = stepIn(url.searchParams);
  if (step < questions.length) return { asked: await questionOf(step, answers, context) };
  return { found: { answers, people: await peopleFor(answers, context), isKept: url.searchParams.has("kept") } };
}

/** `?keep`: the answers of the address go to the profile; otherwise a heart was pressed. */
export async function action(args: Route.ActionArgs) {
  const { url, context } = args;
  return url.searchParams.has("keep") ? keepAnswers(answersIn(url.searchParams), context) : likeAction(args);
}

export default function MatchFinder({ loaderData: { asked, found } }: Route.ComponentProps) {
  if (asked) return <QuestionPage {...asked} />;
  return found && <FoundPeople {...found} />;
}
