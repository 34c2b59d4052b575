import { createHmac } from "node:crypto";
import type { Gender, Locale } from "../../app/contract/scalars.ts";
import type { ReadyMember, ReadyMemberWishes } from "../../workers/api/seed/seed-member.ts";
import { aboutText } from "./words/about.ts";
import { demoConversationsOf, type DemoPartner } from "./demo-conversations.ts";
import type { InternalApi } from "./internal-api.ts";
import { personNumber, sexualityOf, type SeedPerson } from "./person.ts";
import { photosOf } from "./photos.ts";
import type { SitePeople } from "./site-people.ts";
import { randomFrom } from "./random.ts";

interface DemoPerson {
  name: string;
  email: string;
  password: string;
  wishes: ReadyMemberWishes & { gender: Gender; language: Locale };
}

/** Somebody free and somebody premium. The passwords are public: these two exist on demonstrations only. */
const people: DemoPerson[] = [
  {
    name: "Anna",
    email: "anna@demo.example",
    password: "welcome-anna",
    wishes: {
      gender: "female",
      seeking: "male",
      date_of_birth: "1959-06-21",
      language: "nl",
      credits: 5,
      hair_colour: "silver",
      region: "Utrecht",
      city: "Amersfoort",
      interests: ["walking", "museums", "cooking", "singing"],
      about:
        "Ik woon met plezier in Amersfoort en ken hier elk bankje. Ik zing tweede stem in een koor dat meer lacht dan oefent. Laten we beginnen met een kop koffie.",
    },
  },
  {
    name: "Willem",
    email: "willem@demo.example",
    password: "welcome-willem",
    wishes: {
      gender: "male",
      seeking: "female",
      date_of_birth: "1956-03-09",
      language: "en",
      credits: 42,
      paid_user: true,
      hair_colour: "grey",
      region: "Noord-Holland",
      city: "Haarlem",
      interests: ["cycling", "sailing", "history", "good_food"],
      about:
        "Quiet by nature, curious by habit. In summer you will find me on the water. A good conversation is a fine beginning.",
    },
  },
];

/**
 * The partners' password, which is never shown, and their messages' keys: made of the installation's own secret, so
 * that a seeding that was cut off goes on with the same people instead of clashing with them.
 */
function derived(secret: string, name: string): string {
  const hex = createHmac("sha256", secret).update(`seed/${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Makes the demo log-ins, with a few likes, a match and a conversation from people who are not fictional profiles. */
export async function seedDemoLogins(api: InternalApi, { now, secret }: { now: number; secret: string }) {
  const logins = [];
  for (const [index, { name, email, password, wishes }] of people.entries()) {
    const made = await demoMember(api, { number: index, now, wishes: { ...wishes, name, email, password } });
    for (const [at, partner] of demoConversationsOf(wishes.gender).entries()) {
      await seedPartner(api, { hero: made, number: 10 + index * 10 + at, now, partner, secret });
    }
    // Nobody signed in: the list of devices would show this as one that its owner does not know.
    await api.as(made, "GET", "/api/logout.php");
    logins.push({ email, password, name });
  }
  return logins;
}

/** What a log-in does not say of itself. */
const NOBODY = { seeking: "female", sexuality: undefined, body_type: undefined } as const;

/** The same person's account on another site, which is another account: the log-in alone, as the people there are. */
export async function seedDemoLogin(api: InternalApi, { now, people: there }: { now: number; people: SitePeople }) {
  const logins = [];
  for (const [number, { name, email, password, wishes }] of people.entries()) {
    if (name !== there.login) continue;
    const own = { ...wishes, name, email, password };
    const made = await demoMember(api, { number, now, wishes: { ...own, ...there.fit({ ...NOBODY, ...own }) } });
    await api.as(made, "GET", "/api/logout.php");
    logins.push({ email, password, name });
  }
  return logins;
}

async function demoMember(
  api: InternalApi,
  order: { number: number; now: number; wishes: ReadyMemberWishes },
): Promise<ReadyMember> {
  // Far behind everybody who is numbered.
  const { photos: _photos, ...base } = personNumber(10_000_000 + order.number, {
    now: order.now,
    onlyFictional: false,
  });
  const person = inOwnWords({
    ...base,
    ...withoutHoles({ about: "", ...order.wishes }),
    key: `demo/${order.number}`,
    fictional: false,
  });
  const images = await photosOf(api, person, 1);
  const { last_active: _lastActive, ...rest } = person;
  return api.readyMember({ ...rest, country: "NL", images });
}

async function seedPartner(
  api: InternalApi,
  order: { hero: ReadyMember; number: number; now: number; partner: DemoPartner; secret: string },
): Promise<void> {
  const { hero, number, now, partner, secret } = order;
  const { likes, likedBack, messages, ...wishes } = partner;
  const other = await demoMember(api, {
    number,
    now,
    wishes: {
      ...wishes,
      email: `companion${number}@demo.example`,
      password: derived(secret, "companions"),
      credits: 20,
    },
  });
  const act = async (who: ReadyMember, method: string, path: string, value?: unknown) => {
    await api.as(who, method, path, value);
    await api.deliver(who.id);
  };
  if (likes) await act(other, "POST", "/api/like.php", { id: hero.id });
  if (likedBack) await act(hero, "POST", "/api/like.php", { id: other.id });
  if (likedBack) await act(hero, "GET", `/api/member.php?id=${other.id}`);
  for (const [index, { own, text }] of messages.entries()) {
    const [from, to] = own ? [hero, other] : [other, hero];
    const client_id = derived(secret, `message/${number}/${index}`);
    await act(from, "POST", "/api/message.php", { client_id, to: to.id, text });
  }
}

/** Who brought no words gets some, in the language that they have here; whom they look for decides what they call themselves. */
function inOwnWords(person: Omit<SeedPerson, "photos">): Omit<SeedPerson, "photos"> {
  const { key, language, interests, city, gender, seeking } = person;
  return {
    ...person,
    sexuality: sexualityOf(gender, seeking),
    about: person.about || aboutText({ language, interests, city, random: randomFrom(1, key) }),
  };
}

function withoutHoles<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}
