import { countRegions } from "../../contract/site.ts";
import { apiOf, localeOf } from "../../request/context.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { Route } from "./+types/maplanding.ts";
import { drawnMap, type DrawnMap, WIDTH } from "./drawn-map.ts";
import { loader as landerLoader } from "./lander.server.ts";
import * as shared from "./lander.css.ts";
import * as styles from "./maplanding.css.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";
import { StartForm } from "./start-form.tsx";

export { handle } from "./lander-handle.ts";

/** So many regions are told of at once; the others can be opened. */
const FIRST = 6;

/** An API that cannot count leaves the map out. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const lander = landerLoader({ context, params });
  const counted = await apiOf(context).call(countRegions, { country: lander.country });
  return { ...lander, locale: localeOf(context), map: counted.ok ? drawnMap(counted.value.regions) : undefined };
}

/** The visitor's country as its towns draw it, with how many members live where. */
export default function MapLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("landers");
  const { map, locale } = loaderData;
  const own = { headline: (place: string) => t("map.headline", { place }), lead: t("map.lead") };
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own={own} />
      {map && <Members map={map} locale={locale} />}
      <div className={shared.column}>
        <StartForm constraint={loaderData.constraint} />
        <Points />
      </div>
    </main>
  );
}

function Members({ map, locale }: { map: DrawnMap; locale: string }) {
  const { t } = useTranslation("landers");
  const others = map.regions.slice(FIRST);
  return (
    <section className={`${shared.column} ${shared.aside}`}>
      <h2>{t("map.title")}</h2>
      <Drawing map={map} label={t("map.picture")} />
      {map.regions.length === 0 && <p>{t("map.none")}</p>}
      <Regions regions={map.regions.slice(0, FIRST)} locale={locale} />
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{t("map.more")}</summary>
          <Regions regions={others} locale={locale} />
        </details>
      )}
      <p className={shared.small}>{t("map.note")}</p>
    </section>
  );
}

function Drawing({ map, label }: { map: DrawnMap; label: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${map.height}`} className={styles.map} role="img" aria-label={label}>
      <path className={styles.towns} d={map.towns} />
      {map.regions.map(({ name, x, y, radius }) => (
        <circle key={name} className={styles.region} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

function Regions({ regions, locale }: { regions: DrawnMap["regions"]; locale: string }) {
  return (
    <ul className={styles.regions}>
      {regions.map(({ name, members }) => (
        <li key={name} className={styles.row}>
          {name} <b>{members.toLocaleString(locale)}+</b>
        </li>
      ))}
    </ul>
  );
}
