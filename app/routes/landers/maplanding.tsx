import { countRegions } from "../../contract/site.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { apiOf, knownCountryOf, localeOf } from "../../request/context.server.ts";
import { siteCountryOf } from "../../request/site/shown-country.server.ts";
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

/** Of the visitor's country, or the site's own where theirs is not known, or not served. An API that cannot count leaves the map out. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const lander = landerLoader({ context, params });
  const isOwn = lander.country === undefined;
  const country = lander.country ?? (await siteCountryOf(context));
  const counted = await apiOf(context).call(countRegions, { country });
  const locale = localeOf(context);
  const own = isOwn ? formatCountry(country, locale) : undefined;
  return {
    ...lander,
    locale,
    own,
    isElsewhere: isOwn && knownCountryOf(context) !== undefined,
    map: counted.ok ? drawnMap(counted.value.regions) : undefined,
  };
}

/** The visitor's country, or the site's own, as its towns draw it, with how many members live where. */
export default function MapLanding({ loaderData }: Route.ComponentProps) {
  const { map, locale, own, isElsewhere } = loaderData;
  return (
    <main id="main" tabIndex={-1} className={`${shared.wrap} ${shared.halves}`}>
      <Opening {...loaderData} own="map" />
      {map && <Members map={map} locale={locale} own={own} isElsewhere={isElsewhere} />}
      <div className={shared.column}>
        <StartForm constraint={loaderData.constraint} />
        <Points {...loaderData} />
      </div>
    </main>
  );
}

interface MembersProps {
  map: DrawnMap;
  locale: string;
  /** The site's country, by name, where it is not the visitor's that is drawn. */
  own: string | undefined;
  /** It is known that they are in another one. */
  isElsewhere: boolean;
}

function Members({ map, locale, own, isElsewhere }: MembersProps) {
  const { t } = useTranslation("landers");
  const others = map.regions.slice(FIRST);
  return (
    <section className={`${shared.column} ${shared.aside}`}>
      <h2>{own ? t("map.title_own", { country: own }) : t("map.title")}</h2>
      {own && <p className={shared.small}>{t(isElsewhere ? "map.own_elsewhere" : "map.own")}</p>}
      <Drawing map={map} locale={locale} label={t("map.picture")} />
      {map.circles.length > 0 && <p className={shared.small}>{t("map.legend")}</p>}
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

/** The land, and on it a number a region: whoever sees single points takes them for people. */
function Drawing({ map, locale, label }: { map: DrawnMap; locale: string; label: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${map.height}`} className={styles.map} role="img" aria-label={label}>
      <path className={styles.land} d={map.land} />
      {map.circles.map(({ name, members, x, y, radius }) => (
        <g key={name}>
          <circle className={styles.region} cx={x} cy={y} r={radius} />
          <text className={styles.number} x={x} y={y + 5}>
            {countText(members, locale)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** In full tens: there may be some more. */
function countText(members: number, locale: string): string {
  return `${members.toLocaleString(locale)}+`;
}

function Regions({ regions, locale }: { regions: DrawnMap["regions"]; locale: string }) {
  return (
    <ul className={styles.regions}>
      {regions.map(({ name, members }) => (
        <li key={name} className={styles.row}>
          {name} <b>{countText(members, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
