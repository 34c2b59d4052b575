import type { Bundle } from "../../../locales/bundle.ts";
import type { Say } from "../../../locales/plain-texts.ts";
import type { Settings } from "../../contract/site.ts";
import { fictionalIcons } from "../../domain/fictional-icons.ts";

/** What a site's settings may say of its fictional profiles (spec §3). */
export type FictionalSettings = Partial<
  Pick<Settings, "fictional_icon" | "fictional_warning" | "fictional_singular" | "fictional_plural">
>;

/** The texts of one language in which the site's own words stand, by namespace; none without such settings. `say`: our own texts. */
export function fictionalTexts(settings: FictionalSettings, say: Say): Bundle {
  const [warning, one, many] = [
    settings.fictional_warning?.trim() || undefined,
    capitalized(settings.fictional_singular?.trim()),
    capitalized(settings.fictional_plural?.trim()),
  ];
  const icon = fictionalIcons.find((name) => name === settings.fictional_icon);
  const several = one || many ? sentences(one ?? say("common:fictional"), many ?? say("fictional:plural"), say) : {};
  return withoutGaps({
    ...several,
    common: { fictional_icon: icon, fictional: one, ...several["common"] },
    fictional: { warning },
    "member-profile": { fictional_title: one, fictional_text: warning },
  });
}

/** Where several are spoken of: sentences of ours around the site's words. Other places in them stay as they are. */
function sentences(singular: string, plural: string, say: Say): Bundle {
  const words = { singular, plural };
  return {
    common: { disclaimer: say("fictional:disclaimer", words) },
    landers: { fictional: say("fictional:lander", words) },
    index: {
      fictional: { title: say("index:fictional.title"), text: say("fictional:index", words), sign: singular },
    },
  };
}

/** They stand alone, or begin a sentence. */
function capitalized(word?: string): string | undefined {
  const [first, ...rest] = word ?? "";
  return first && first.toUpperCase() + rest.join("");
}

function withoutGaps(bundle: Bundle): Bundle {
  const written = Object.entries(bundle).map(([namespace, texts]) => {
    const said = Object.entries(texts).filter(([, text]) => text !== undefined);
    return [namespace, Object.fromEntries(said)] as const;
  });
  return Object.fromEntries(written.filter(([, texts]) => Object.keys(texts).length > 0));
}
