import { useState } from "react";
import { Card } from "../../../ui/card/card.tsx";
import { Countdown } from "../../../ui/countdown/countdown.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { Progress } from "../../../ui/progress/progress.tsx";

/** Countdowns and progress bars. `ends`: ISO 8601 UTC, as the page was made. */
export function TimeParts({ ends }: { ends: string }) {
  const [isOver, setOver] = useState(false);
  return (
    <Section title="Time and progress">
      <Card>
        <p>
          Your discount ends{" "}
          <Countdown
            until={ends}
            label="Your discount ends"
            end={`at ${ends.slice(11, 16)} UTC`}
            sayMinutes={(minutes) => `${minutes} ${minutes === 1 ? "minute" : "minutes"} left`}
            over="now"
            onOver={() => setOver(true)}
          />
          {isOver && " – it is over"}
        </p>
      </Card>
      <Card>
        <p>Your photo: 40 %</p>
        <Progress label="Your photo" value={40} valueText="40 %" />
        <p>Your photos are on their way</p>
        <Progress label="Your photos" valueText="On their way" />
      </Card>
    </Section>
  );
}
