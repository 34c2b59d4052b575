import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { flag } from "../../../ui/person-card/person-card.css.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import type { SuggestedPerson } from "../../../page-parts/suggested-people/suggested-people.server.ts";
import { WhyLines } from "../why-lines.tsx";
import * as styles from "./swipe-game.css.ts";

/** One face, with two large buttons. `minted`: the key of what is done with it. A script drags it (app/browser/swipe-card.ts). */
export function GameCard({ person, why, minted }: SuggestedPerson & { minted: string }) {
  const { t } = useTranslation(["suggestions", "common"]);
  const { id, age, place, src, locked, fictional } = person;
  const name = useMemberName(person);
  return (
    <>
      <article className={styles.card} data-card>
        <span className={styles.portrait}>
          <Photo
            alt=""
            {...(locked ? { blurSrc: src } : { src })}
            of={person}
            placeholderText={t("common:photo.none")}
            width={800}
            height={1000}
          />
          <span className={styles.likes} aria-hidden="true">
            {t("game.like")}
          </span>
          <span className={styles.skips} aria-hidden="true">
            {t("game.skip")}
          </span>
          {fictional && (
            <span className={flag}>
              <FictionalSign />
            </span>
          )}
        </span>
        <h2 className={styles.name}>
          <a href={`/members/${id}?${new URLSearchParams({ back: "/swipe-game" })}`}>
            <NameAndAge name={name} age={age} />
          </a>
        </h2>
        <div className={styles.facts}>
          {place}
          <WhyLines lines={why} />
        </div>
      </article>
      <form method="post" className={styles.buttons} data-swipe>
        <input type="hidden" name="key" value={minted} />
        <input type="hidden" name="id" value={id} />
        <Button tone="secondary" icon="close" name="choice" value="skip">
          {t("game.skip")}
        </Button>
        <Button icon="heart" name="choice" value="like">
          {t("game.like")}
        </Button>
      </form>
    </>
  );
}
