import { RpcTarget } from "cloudflare:workers";
import type { Locale } from "../../../../../app/contract/locales.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import {
  addVersion,
  findVersion,
  latestVersions,
  pageRevisions,
  type PageVersionRow,
  publishedLanguages,
  type StoredText,
  versionByKey,
  versionsOf,
  type WholeVersion,
} from "./page-versions.ts";

/** What an operator does with a page, and why. */
interface PageAct {
  operator: Actor;
  why: string;
}

/** Which page, and its latest version when the operator decided; 0 for none. */
interface SeenPage {
  token: string;
  language: Locale;
  seen: number;
}

/** Pages that operators write, by token and language. Decision 0237. */
export class PageCalls extends RpcTarget {
  constructor(private readonly storage: DurableObjectStorage) {
    super();
  }

  /** By token a number that changes with the page, of those that are published in some language. */
  revisions(): Record<string, number> {
    return pageRevisions(this.storage.sql);
  }

  /** The latest version of every page in every language, by token and language. */
  list(): PageVersionRow[] {
    return latestVersions(this.storage.sql);
  }

  /** What is published, in the first of these languages, else in any, and in which it is. */
  published(token: string, wanted: readonly Locale[]): (WholeVersion & { languages: Locale[] }) | undefined {
    const languages = publishedLanguages(this.storage.sql, token);
    const language = wanted.find((one) => languages.includes(one)) ?? languages[0];
    const found = language && findVersion(this.storage.sql, { token, language });
    return found && { ...found, languages };
  }

  /** All versions in one language, the latest first, and one with its text: `version`, or the latest. */
  inspect(page: { token: string; language: Locale; version?: number | undefined }): {
    versions: PageVersionRow[];
    whole: WholeVersion | undefined;
  } {
    const { sql } = this.storage;
    return { versions: versionsOf(sql, page.token, page.language), whole: findVersion(sql, page) };
  }

  /**
   * Adds a version that was judged. The same one again by its key is the same version, with other content `key_reused`. `decision_changed`:
   * somebody added one meanwhile.
   */
  publish(page: SeenPage & StoredText & { key: string }, { operator, why }: PageAct): Result<{ version: number }> {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const earlier = versionByKey(sql, page.key);
      if (earlier) return isSame(earlier, page) ? accept({ version: earlier.version }) : refuse("key_reused");
      if ((findVersion(sql, page)?.version ?? 0) !== page.seen) return refuse("decision_changed");
      const version = page.seen + 1;
      addVersion(sql, { ...page, version, state: "published", operator: operator.name, why });
      writeAudit(sql, { operator, action: "page_published", why: auditWords({ ...page, version }, why) });
      return accept({ version });
    });
  }

  /** Takes it off the site, in one language; again changes nothing. `not_found`, `decision_changed`. */
  withdraw(page: SeenPage, { operator, why }: PageAct): Result {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const { token, language } = page;
      const latest = findVersion(sql, { token, language });
      if (!latest) return refuse("not_found");
      if (latest.state === "withdrawn") return accept();
      if (latest.version !== page.seen) return refuse("decision_changed");
      const version = page.seen + 1;
      addVersion(sql, { ...latest, key: null, version, state: "withdrawn", operator: operator.name, why });
      writeAudit(sql, { operator, action: "page_withdrawn", why: auditWords({ token, language, version }, why) });
      return accept();
    });
  }
}

/** `about-us nl 3: reason`. */
function auditWords(page: { token: string; language: string; version: number }, why: string): string {
  return `${page.token} ${page.language} ${page.version}: ${why}`;
}

function isSame(stored: WholeVersion, given: SeenPage & StoredText): boolean {
  return (["token", "language", "title", "description", "markdown"] as const).every(
    (name) => stored[name] === given[name],
  );
}
