import { drawnPair, drawnPeople } from "../../page-parts/drawn-people.ts";
import type { Constraints } from "../../domain/form.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Portrait } from "../../ui/portrait/portrait.tsx";
import type { Route } from "./+types/tinderswipe.ts";
import * as shared from "./lander.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { FormHints, StartForm } from "./start-form.tsx";
import * as styles from "./tinderswipe.css.ts";

import type { LanderData } from "./lander.server.ts";

export { handle } from "./lander-handle.ts";
export { loader } from "./lander.server.ts";

/** A deck of cards, each a question of the start form: an answered card leaves to the side that was chosen. */
export default function TinderSwipe({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own="deck" />
      <div className={shared.aside}>
        {loaderData.constraint ? (
          <Deck constraint={loaderData.constraint} niche={loaderData.niche} />
        ) : (
          <StartForm constraint={undefined} />
        )}
      </div>
      <div className={shared.column}>
        <Points {...loaderData} />
        <p className={shared.small}>{t("gallery_note")}</p>
      </div>
    </main>
  );
}

/** The first step of the sign-up, as cards; a browser that cannot tell what is chosen in one shows them below each other. */
function Deck({ constraint, niche }: { constraint: Constraints; niche: LanderData["niche"] }) {
  const { t } = useTranslation("landers");
  const female = { value: "female", label: t("female") };
  const male = { value: "male", label: t("male") };
  const [first, second] = [drawnPair(niche, 0), drawnPair(niche, 1)];
  const [one = first.woman, other = first.man] = drawnPeople(niche);
  return (
    <section className={styles.deck}>
      <h2 className={styles.title}>{t("form_title")}</h2>
      <ServerForm action="/signup?step=0" constraint={constraint}>
        <div className={styles.cards}>
          <div className={styles.card}>
            <div className={styles.pair}>
              <Portrait look={first.woman} />
              <Portrait look={first.man} />
            </div>
            <ChoiceField short name="gender" legend={t("gender")} options={[female, male]} />
          </div>
          <div className={styles.card}>
            <div className={styles.pair}>
              <Portrait look={second.man} />
              <Portrait look={second.woman} />
            </div>
            <ChoiceField short name="seeking" legend={t("seeking")} options={[male, female]} />
          </div>
          <div className={styles.last}>
            <div className={styles.pair}>
              <Portrait look={one} />
              <Portrait look={other} />
            </div>
            <p className={shared.lead}>{t("deck.done")}</p>
            <Button wide>{t("submit")}</Button>
            <FormHints />
          </div>
        </div>
        <Button type="reset" tone="quiet">
          {t("deck.again")}
        </Button>
      </ServerForm>
    </section>
  );
}
