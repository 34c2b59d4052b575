import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/signup-for-target.ts";
import { entryOf } from "./signup-entry.ts";
import { showStep, type StepRefused, takeStep } from "./run-signup.server.ts";
import { SignupPage } from "./page/signup-page.tsx";

export const handle = { hydrate: false, title: "signup:title" } satisfies PageHandle;

/** The same steps with somebody's card in view. Spec §2, /members/{id}/signup. */
export async function loader(asked: Route.LoaderArgs) {
  return showStep(asked, entryOf(asked.params.id));
}

export async function action(asked: Route.ActionArgs): Promise<Response | StepRefused> {
  return takeStep(asked, entryOf(asked.params.id));
}

export default function SignupForTarget({ loaderData, actionData }: Route.ComponentProps) {
  return <SignupPage shown={loaderData} refused={actionData} />;
}
