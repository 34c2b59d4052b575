import type { ComponentType } from "react";
import { CakeIllustration } from "../../../ui/illustration/cake.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { HeartIllustration } from "../../../ui/illustration/heart.tsx";
import { KeyIllustration } from "../../../ui/illustration/key.tsx";
import { LostPathIllustration } from "../../../ui/illustration/lost-path.tsx";

const drawings: ComponentType[] = [
  HeartIllustration,
  CakeIllustration,
  LostPathIllustration,
  EnvelopeIllustration,
  KeyIllustration,
];

/** A small drawing for each of the numbered steps, beside its heading. */
export function StepDrawing({ step }: { step: number }) {
  const Drawing = drawings[step];
  return Drawing ? <Drawing /> : null;
}
