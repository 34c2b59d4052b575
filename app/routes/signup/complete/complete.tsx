import { Fragment } from "react";
import { LAST_STEP, NAME_STEP, PLACE_STEP } from "../../../domain/account/signup-steps.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EnterButton } from "../../../ui/form/enter-button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import type { Route } from "./+types/complete.ts";
import { AccountFields } from "../steps/account-step.tsx";
import { Aside } from "../page/aside.tsx";
import { BirthStep } from "../steps/birth/birth-step.tsx";
import { SignupsClosed } from "../signups-closed.tsx";
import { type CompleteRefused, type CompleteView, showComplete, takeComplete } from "./complete.server.ts";
import { MessageField } from "../steps/message-field.tsx";
import { NameStep } from "../steps/name-step.tsx";
import { PlaceStep } from "../steps/place-step.tsx";
import { stepFields } from "../steps/signup-fields.ts";
import { StepDrawing } from "../page/step-drawing.tsx";
import { StepLayout } from "../page/step-layout.tsx";
import { Summary } from "../steps/summary.tsx";
import { useSignupLabels } from "../steps/use-signup-labels.ts";
import { WhoStep } from "../steps/who-step.tsx";

/** Spec §2: no language menu here. */
export const handle = {
  hydrate: false,
  title: "signup:title",
  languageMenu: false,
  entryWarning: "never",
} satisfies PageHandle;

export async function loader(asked: Route.LoaderArgs) {
  return showComplete(asked);
}

export async function action(asked: Route.ActionArgs): Promise<Response | CompleteRefused> {
  return takeComplete(asked);
}

const steps = [WhoStep, BirthStep, PlaceStep, NameStep];

/** What was asked about once stays so while its step is folded up. */
const askedFields: Record<number, string[]> = { [PLACE_STEP]: ["known"], [NAME_STEP]: ["asked_email"] };

/** All that is still missing, on one page: for whoever answered the rest somewhere else. */
export default function Complete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  if (loaderData.shown === "closed") return <SignupsClosed site={loaderData.site} />;
  const { view } = loaderData;
  if (actionData?.closed) return <SignupsClosed site={view.site} />;
  const name = view.ask.includes(3) ? "" : (view.values.name ?? "");
  return (
    <StepLayout
      view={view}
      title={t(name ? "complete.title_name" : "complete.title", { name })}
      lead={t("complete.lead")}
      drawing={<StepDrawing step={view.ask[0] ?? LAST_STEP} />}
    >
      <CompleteForm view={view} refused={actionData} />
      <Aside />
    </StepLayout>
  );
}

type Refusal = Route.ComponentProps["actionData"];

function CompleteForm({ view, refused }: { view: CompleteView; refused: Refusal }) {
  const { t } = useTranslation("signup");
  const { values, target } = view;
  const ask = steps.flatMap((_, step) => (view.ask.includes(step) || refused?.ask?.includes(step) ? [step] : []));
  const known = steps.flatMap((_, step) => (ask.includes(step) ? [] : [step]));
  return (
    <Card padding="large">
      <ServerForm
        id="step"
        action="/complete-signup"
        constraint={view.constraint}
        reply={refused?.form ?? view.reply}
        defaultValue={values}
        errorTitle={t("errors_title")}
        labels={useSignupLabels(target?.name)}
      >
        <EnterButton />
        <input type="hidden" name="signup_key" value={view.signupKey} readOnly />
        {target && <Hidden name="target" value={target.id} />}
        {known.length > 0 && <Summary view={view} steps={known} asForm />}
        {known.map((step) => (
          <Known key={step} names={[...(stepFields[step] ?? []), ...(askedFields[step] ?? [])]} />
        ))}
        {ask.map((step) => {
          const Fields = steps[step] ?? Fragment;
          return (
            <Fields
              key={step}
              view={view}
              emailConflict={refused?.emailConflict}
              asked={refused?.asked}
              meant={refused?.meant}
              mendHref={`/complete-signup?change=${step}&mended=1#step`}
              button={t("account.submit")}
            />
          );
        })}
        {target && <MessageField target={target} credits={view.credits} />}
        <AccountFields site={view.site} niche={view.niche} email={ask.includes(3) ? undefined : values.email} />
        <Button wide>{t("account.submit")}</Button>
      </ServerForm>
    </Card>
  );
}

function Known({ names }: { names: readonly string[] }) {
  return names.map((name) => <Hidden key={name} name={name} value="" />);
}
