import type { Locale } from "../../../contract/locales.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { everywhere } from "./everywhere.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import type { CautionWords } from "./phrases.ts";
import { pl } from "./pl.ts";
import { sv } from "./sv.ts";

/** One list for each of the site's languages. */
const cautionWords: Readonly<Record<Locale, CautionWords>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** Nobody's message says in which language it is. */
export const allWords: readonly CautionWords[] = [everywhere, ...Object.values(cautionWords)];
