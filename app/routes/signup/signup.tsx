import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/signup.ts";
import { ownEntry } from "./signup-entry.ts";
import { showStep, type StepRefused, takeStep } from "./run-signup.server.ts";
import { SignupPage } from "./page/signup-page.tsx";

export const handle = { hydrate: false, title: "signup:title" } satisfies PageHandle;

export async function loader(asked: Route.LoaderArgs) {
  return showStep(asked, ownEntry);
}

export async function action(asked: Route.ActionArgs): Promise<Response | StepRefused> {
  return takeStep(asked, ownEntry);
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  return <SignupPage shown={loaderData} refused={actionData} />;
}
