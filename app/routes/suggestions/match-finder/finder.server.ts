import { redirect } from "react-router";
import { changeProfile, getOwnProfile } from "../../../contract/people/own-profile.ts";
import { findMatches } from "../../../contract/people/suggestions.ts";
import { currentUser } from "../../../contract/account/session.ts";
import { groupInterests } from "../../../domain/account/interest-groups.ts";
import { wantedAges } from "../../../domain/account/wanted-ages.ts";
import { agesToStart } from "../../../domain/site/niches.ts";
import { utcDay } from "../../../domain/locale/day.ts";
import { profileValues } from "../../../contract/people/profile-values.ts";
import { apiOf, type Context, flash, nowOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { interestsOf } from "../../../request/site/kept-lists.server.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { suggestedPeople } from "../../../page-parts/suggested-people/suggested-people.server.ts";
import { type Answers, finderPage, type Question, questions } from "./answers.ts";

/** One question, with what the profile says where it was not answered yet. All is asked at the same time. */
export async function questionOf(step: number, answers: Answers, context: Context) {
  const api = apiOf(context);
  const question = questions[step] as Question;
  const [{ profile }, { user }, interests] = await Promise.all([
    api.callOrThrow(getOwnProfile),
    api.callOrThrow(currentUser),
    question === "interests" ? interestsOf(context) : [],
  ]);
  const wished = { min: profile.seeking_min_age ?? null, max: profile.seeking_max_age ?? null };
  const born = user.profile.date_of_birth;
  const site = profile.seeking && agesToStart(settingsOf(context), profile.seeking);
  const today = utcDay(Date.parse(nowOf(context)));
  const ages = born ? wantedAges(wished, { born, today, ...(site && { site }) }) : wished;
  const usual: Answers = {
    ...(ages.min != null && { min_age: ages.min }),
    ...(ages.max != null && { max_age: ages.max }),
    interests: profile.interests ?? [],
    ...reasonOf(profile.reason),
  };
  return {
    step,
    question,
    answers: { ...usualFor(question, usual), ...answers },
    groups: groupInterests(interests, settingsOf(context)),
  };
}

function reasonOf(text: string | null | undefined): Pick<Answers, "reason"> {
  const reason = profileValues.reason.find((one) => one === text);
  return reason ? { reason } : {};
}

/** Only the question that is asked is filled in: what was not answered is no answer. */
function usualFor(question: Question, { min_age, max_age, interests, reason }: Answers): Answers {
  if (question === "ages") return { ...(min_age && { min_age }), ...(max_age && { max_age }) };
  if (question === "interests") return interests ? { interests } : {};
  return question === "reason" && reason ? { reason } : {};
}

/** The people for the answers. */
export async function peopleFor({ interests, habits, ...answers }: Answers, context: Context) {
  const { found } = await apiOf(context).callOrThrow(findMatches, {
    ...answers,
    ...(interests && { interests: interests.join() }),
    ...(habits && { habits: habits.join() }),
  });
  return suggestedPeople(found, context);
}

/** Keeps ages, reason and interests in the member's profile, through the call that changes it anywhere else. */
export async function keepAnswers(answers: Answers, context: Context): Promise<Response> {
  const { min_age, max_age, interests, reason } = answers;
  const [api, t] = [apiOf(context), textsOf(context)];
  const saved = await api.call(changeProfile, {
    ...((min_age ?? max_age) !== undefined && { seeking_min_age: min_age ?? null, seeking_max_age: max_age ?? null }),
    ...(interests && interests.length > 0 && { interests }),
    ...(reason && { reason }),
  });
  if (!saved.ok && saved.problem.error === "authentication_required") throw failure(saved.problem);
  flash(
    context,
    saved.ok
      ? { tone: "success", text: t("suggestions:finder.keep.done") }
      : { tone: "danger", text: problemText(saved.problem, t) },
  );
  return redirect(finderPage("found", answers) + (saved.ok ? "&kept=1" : ""), 303);
}
