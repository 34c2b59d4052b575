import type {
  ListedOperator,
  ReadyMember,
  ReadyMemberWishes,
  RemovedOperator,
  Seeded,
  SeedMember,
  SeedOperator,
  SeedPhoto,
} from "../../workers/api/seed/seed-member.ts";
import type { Settings } from "../../app/contract/site.ts";

interface Access {
  apiOrigin: string;
  seedToken: string;
  /** The host of the site that it is about; without, the first one. */
  host?: string | undefined;
}

/** The API's internal calls, as the seeding uses them, and its public ones in a member's name. */
export function internalApi({ apiOrigin, seedToken, host }: Access) {
  const about: Record<string, string> = host === undefined ? {} : { "X-Forwarded-Host": host };
  async function ask<Reply>(
    method: string,
    path: string,
    init: { body?: BodyInit; headers: Record<string, string> },
  ): Promise<Reply> {
    const response = await fetchAgain(apiOrigin + path, { method, ...init, headers: { ...init.headers, ...about } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Reply;
  }
  const key = { Authorization: `Bearer ${seedToken}` };
  const post = <Reply>(path: string, value: unknown) =>
    ask<Reply>("POST", path, { body: JSON.stringify(value), headers: key });
  return {
    seeded: () => ask<Seeded>("GET", "/internal/seeded", { headers: key }),
    markSeeded: (state: Seeded) => post<unknown>("/internal/seeded", state),
    photo: (name: string, png: Uint8Array) =>
      ask<SeedPhoto>("POST", `/internal/seed/photo?key=${encodeURIComponent(name)}`, {
        body: new Blob([new Uint8Array(png)]),
        headers: key,
      }),
    members: (members: SeedMember[]) => post<{ ids: string[] }>("/internal/seed/members", { members }),
    readyMember: (wishes: ReadyMemberWishes) => post<ReadyMember>("/internal/seed/member", wishes),
    operator: (order: SeedOperator) => post<unknown>("/internal/operator", order),
    operators: () => ask<{ operators: ListedOperator[] }>("GET", "/internal/operators", { headers: key }),
    removeOperator: (who: string) =>
      ask<RemovedOperator>("DELETE", "/internal/operator", { body: JSON.stringify({ who }), headers: key }),
    changeSettings: (settings: Partial<Settings>) => post<unknown>("/internal/settings", settings),
    /** Hands over at once what the member has to tell others. */
    deliver: (member: string) => post<unknown>("/internal/alarm", { member }),
    /** A call of the contract in this member's name. */
    as: ({ cookie }: ReadyMember, method: string, path: string, value?: unknown) =>
      ask<unknown>(method, path, {
        headers: { Cookie: cookie.split(";")[0] ?? "" },
        ...(value !== undefined && { body: JSON.stringify(value) }),
      }),
  };
}

const TRIES = 3;

/**
 * A slow machine may draw for longer than the API keeps an idle connection; the next call then finds it closed. Every
 * call of the seeding carries its own key, so trying it again does nothing twice.
 */
async function fetchAgain(url: string, init: RequestInit, tries = TRIES): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (failure) {
    if (tries <= 1) throw failure;
    return fetchAgain(url, init, tries - 1);
  }
}

export type InternalApi = ReturnType<typeof internalApi>;
