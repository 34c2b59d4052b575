import type { ReactNode } from "react";
import { FictionalWarning } from "../../../page-parts/fictional/fictional-warning.tsx";
import type { Target } from "../target/target.server.ts";
import { LandingFoot } from "./landing-foot.tsx";
import { LandingPhoto } from "./landing-photo.tsx";
import * as styles from "./landing.css.ts";

interface LandingColumnsProps {
  target: Target;
  title: string;
  lead: string;
  /** What to do about it. */
  children: ReactNode;
}

/** The large photo and, beside or below it, the words. */
export function LandingColumns({ target, title, lead, children }: LandingColumnsProps) {
  return (
    <div className={styles.columns}>
      <LandingPhoto target={target} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {target.fictional && <FictionalWarning />}
        {children}
        <LandingFoot target={target} />
      </div>
    </div>
  );
}
