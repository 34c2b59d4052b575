import { useState } from "react";
import { Card } from "../../../ui/card/card.tsx";
import { Countdown } from "../../../ui/countdown/countdown.tsx";
import { Progress } from "../../../ui/progress/progress.tsx";

/** Countdowns and progress bars. `now` and `ends` in ms since 1970. */
export function TimeParts({ now, ends }: { now: number; ends: number }) {
  const until = new Date(ends).toISOString();
  const [isOver, setOver] = useState(false);
  return (
    <>
      <Card>
        <p>
          Your discount ends{" "}
          <Countdown
            until={until}
            now={now}
            label="Your discount ends"
            end={`at ${until.slice(11, 16)} UTC`}
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
    </>
  );
}
