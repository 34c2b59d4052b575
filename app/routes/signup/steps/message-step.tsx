import { MessageField } from "./message-field.tsx";
import type { StepProps } from "./step-props.ts";

/** Where the first message is written, and changed on the way. */
export function MessageStep({ view: { target, credits } }: StepProps) {
  return target && <MessageField target={target} credits={credits} />;
}
