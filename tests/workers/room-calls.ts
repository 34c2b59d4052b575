import { env } from "cloudflare:workers";
import { Accounts } from "../../workers/api/actors/accounts/accounts.ts";
import { Member } from "../../workers/api/actors/member/member.ts";
import { Site } from "../../workers/api/actors/site/site.ts";
import type { Env } from "../../workers/api/env.ts";

/**
 * The vitest plugin puts a class of its own around each actor, which cannot be asked for a room and for the room's method in
 * one call, as workerd can (decision 0141). Here the room is fetched first. For the tests only: set up before each file of them.
 */
const getters = [Member, Accounts, Site]
  .flatMap((actor) => Object.entries(Object.getOwnPropertyDescriptors(actor.prototype)))
  .filter(([, { get }]) => get);
const rooms = new Set(getters.map(([name]) => name));

type Room = Disposable & Record<string, (...given: unknown[]) => Promise<unknown>>;
type Stub = Record<string, Promise<Room>>;

function roomCalls(stub: Stub, room: string) {
  const calls = {
    get(_target: object, method: string) {
      return async (...given: unknown[]) => {
        const target = await stub[room];
        try {
          return await target?.[method]?.(...given);
        } finally {
          target?.[Symbol.dispose]();
        }
      };
    },
  };
  return new Proxy({}, calls);
}

function withRooms<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get(stub, name) {
      if (typeof name === "string" && rooms.has(name)) return roomCalls(stub as unknown as Stub, name);
      const value: unknown = Reflect.get(stub, name, stub);
      return name === "fetch" ? (value as Fetcher["fetch"]).bind(stub) : value;
    },
  });
}

const namespaces = Object.getPrototypeOf((env as unknown as Env).MEMBER) as DurableObjectNamespace;
const { getByName } = namespaces;

function getWithRooms(this: DurableObjectNamespace, ...given: Parameters<typeof getByName>) {
  return withRooms(getByName.apply(this, given));
}

// Files share one workerd, and this is run for each of them.
if (getByName.name !== getWithRooms.name) namespaces.getByName = getWithRooms;
