import type { FormReply } from "../../../ui/form/form-fields.ts";
import { SignupsClosed } from "../signups-closed.tsx";
import { TargetUnavailable } from "../target/target-unavailable.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { SignupStep } from "./signup-step.tsx";
import type { SignupView } from "../view.server.ts";

interface SignupPageProps {
  shown: { shown: "closed" | "unavailable"; site: string } | { shown: "step"; view: SignupView; restarted: boolean };
  refused?: Pick<StepProps, "emailConflict" | "asked" | "meant"> & {
    form?: FormReply;
    view?: SignupView;
    closed?: boolean;
  };
}

/** A step of the sign-up, with and without somebody to write to. */
export function SignupPage({ shown, refused }: SignupPageProps) {
  if (shown.shown === "unavailable") return <TargetUnavailable />;
  if (shown.shown !== "step") return <SignupsClosed site={shown.site} />;
  const view = refused?.view ?? shown.view;
  if (refused?.closed) return <SignupsClosed site={view.site} />;
  return (
    <SignupStep
      view={view}
      form={refused?.form}
      emailConflict={refused?.emailConflict}
      asked={refused?.asked}
      meant={refused?.meant}
      restarted={shown.restarted}
    />
  );
}
