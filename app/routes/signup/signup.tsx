import { redirect } from "react-router";
import { draftOf, sessionOf, settingsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/form.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import type { Route } from "./+types/signup.ts";
import { Closed } from "./closed.tsx";
import { keepTyped, stepOf } from "./draft.server.ts";
import { openAccount, type StepRefused } from "./open-account.server.ts";
import { firstIncomplete, LAST_STEP, stepForm } from "./signup.form.ts";
import { SignupStep } from "./signup-step.tsx";
import { isOpen, regionsOf, rulesFor, viewOf } from "./view.server.ts";

export const handle = { hydrate: false, title: "signup:title" } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  if (sessionOf(context).signedIn) throw redirect("/members");
  if (!isOpen(context)) return { open: false as const, site: settingsOf(context).name };
  const draft = draftOf(context).get();
  const step = stepOf(url);
  const first = firstIncomplete(draft, rulesFor(context));
  if (step > first) throw redirect(first === 0 ? "/signup?step=0&again=1" : `/signup?step=${first}`);
  return { open: true as const, view: await viewOf(step, draft, context), again: url.searchParams.has("again") };
}

export async function action({ request, context, url }: Route.ActionArgs): Promise<Response | StepRefused> {
  if (sessionOf(context).signedIn) throw redirect("/members");
  if (!isOpen(context)) throw redirect("/signup");
  const step = stepOf(url);
  const back = await keepTyped(request.clone(), step, context);
  if (back !== undefined) return redirect(`/signup?step=${back}`);
  const draft = draftOf(context).get();
  const first = firstIncomplete(draft, rulesFor(context));
  if (first < step) return redirect(`/signup?step=${first}`);
  if (step === LAST_STEP) return openAccount(request, context);
  const regions = step === 2 ? (await regionsOf(draft.country, context)).map(({ name }) => name) : [];
  const form = await readForm(request, stepForm(step, { ...rulesFor(context), regions }), context);
  return form.ok ? redirect(`/signup?step=${step + 1}`) : form.again();
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.open) return <Closed site={loaderData.site} />;
  return (
    <SignupStep
      view={actionData?.view ?? loaderData.view}
      form={actionData?.form}
      taken={actionData?.taken}
      again={loaderData.again}
    />
  );
}
