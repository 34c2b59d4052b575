import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import { Fictional } from "../target/fictional.tsx";
import * as styles from "./landing.css.ts";
import type { Target } from "../target/target.server.ts";

/** Somebody's photo with their name, age and region, and the sign of a fictional profile. `round`: small, above a form. */
export function LandingPhoto({ target, round }: { target: Target; round?: boolean }) {
  const { t } = useTranslation("common");
  const { name, age, place, photo, fictional } = target;
  return (
    <figure className={round ? styles.medal : styles.figure}>
      <Photo
        src={photo}
        of={target}
        alt={t("photo.of", { name })}
        placeholderText={t("photo.none")}
        shape={round ? "round" : "portrait"}
        width={800}
        height={1000}
      />
      <figcaption className={styles.caption}>
        <strong>
          <NameAndAge name={name} age={age} />
        </strong>
        {place && <span>{place}</span>}
        {fictional && <Fictional />}
      </figcaption>
    </figure>
  );
}
