import { expect, test } from "vitest";
import { type AlertFacts, type AlertKind, alertKinds, dismissibleAlerts, dueAlert } from "./alerts.ts";

const NOON = Date.UTC(2026, 4, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

interface Wishes extends Partial<Omit<AlertFacts, "user">> {
  confirmed?: boolean;
  off?: string[];
  photo?: boolean;
  /** When a photo was approved, ms since 1970. */
  decided?: number;
}

/** A confirmed member with a photo, mail on, on the members page: nothing to say. */
function facts({ confirmed = true, off = [], photo = true, decided, ...rest }: Wishes = {}): AlertFacts {
  const user = {
    status: confirmed ? "active" : "not_confirmed",
    notifications_disabled: off,
    ...(decided && { photo_decided: { status: "active" as const, at: new Date(decided).toISOString() } }),
    profile: { status: confirmed ? "active" : "disabled", main_image: photo ? { status: "active" } : null },
  };
  return { user, path: "/members", dismissed: {}, now: NOON, ...rest };
}

const withAlert = {
  activation: facts({ confirmed: false }),
  notifications: facts({ off: ["bounce"] }),
  photo_decided: facts({ decided: NOON - DAY }),
  photo: facts({ photo: false }),
};

test("with nothing to say there is no alert", () => {
  expect(dueAlert(facts())).toBeUndefined();
});

test("each alert has its reason", () => {
  for (const kind of alertKinds) expect(dueAlert(withAlert[kind])).toBe(kind);
});

/** What shows for somebody of whom all this is so, written down from spec §2 and §4: the first that counts is the first named. */
const combinations: [is: string, due: AlertKind | undefined][] = [
  ["", undefined],
  ["photoless", "photo"],
  ["mailless", "notifications"],
  ["mailless photoless", "notifications"],
  ["unconfirmed", "activation"],
  ["unconfirmed photoless", "activation"],
  // Where mail is off there is no reminder to look for one (spec §4).
  ["unconfirmed mailless", "notifications"],
  ["unconfirmed mailless photoless", "notifications"],
];

for (const [is, due] of combinations) {
  test(`of somebody ${is || "with nothing to say"} the most important alert shows, and one only`, () => {
    const so = is.split(" ");
    const has = { confirmed: !so.includes("unconfirmed"), photo: !so.includes("photoless") };
    expect(dueAlert(facts({ ...has, off: so.includes("mailless") ? ["fbl"] : [] }))).toBe(due);
  });
}

test("a photo under inspection is a photo, and an API that tells of none may still have one", () => {
  const told = facts({ photo: false });
  expect(dueAlert(told)).toBe("photo");
  for (const main_image of [{ status: "inspection" }, undefined]) {
    const { profile, ...user } = told.user;
    expect(dueAlert({ ...told, user: { ...user, profile: { ...profile, main_image } } })).toBeUndefined();
  }
});

const everywhere = ["/members", "/members/7", "/likes", "/likes/given", "/chats", "/credits", "/transactions"];
const hidden = {
  photo: ["/profile", "/profile/security", "/signup", "/activate/done", "/premium", "/notifications", "/directdebit"],
  notifications: ["/notifications", "/signup", "/activate/done"],
  photo_decided: ["/profile", "/profile/photos", "/signup", "/activate/done"],
};
const shown = {
  photo: [],
  notifications: ["/profile", "/premium", "/directdebit"],
  photo_decided: ["/premium", "/notifications", "/directdebit"],
};

for (const kind of dismissibleAlerts) {
  test(`the alert about ${kind} is hidden on exactly the pages of the spec, and in conversations`, () => {
    const at = (path: string) => dueAlert({ ...withAlert[kind], path });
    for (const path of [...everywhere, ...shown[kind]]) expect({ path, due: at(path) }).toEqual({ path, due: kind });
    for (const path of [...hidden[kind], "/chats/7", "/members/7/chat"]) {
      expect({ path, due: at(path) }).toEqual({ path, due: undefined });
    }
  });
}

test("a dismissed alert stays away for its days, to the millisecond, and lets the next one come", () => {
  for (const [kind, days] of [
    ["notifications", 30],
    ["photo", 7],
  ] as const) {
    const dismissed = { [kind]: NOON };
    const after = (ms: number) => dueAlert({ ...withAlert[kind], dismissed, now: NOON + ms });
    expect([0, days * DAY - 1, days * DAY].map(after)).toEqual([undefined, undefined, kind]);
  }
  expect(dueAlert(facts({ off: ["fbl"], photo: false, dismissed: { notifications: NOON } }))).toBe("photo");
});

test("a dismissal of tomorrow, and one of an alert that cannot be dismissed, count for nothing", () => {
  expect(dueAlert({ ...withAlert.photo, dismissed: { photo: NOON + 1 } })).toBe("photo");
  expect(dueAlert({ ...withAlert.activation, dismissed: { activation: NOON } })).toBe("activation");
});

test("a decision about a photo is told until it was seen, for two weeks", () => {
  const decided = NOON - DAY;
  expect(dueAlert(facts({ decided, dismissed: { photo_decided: decided - 1 } }))).toBe("photo_decided");
  expect(dueAlert(facts({ decided, dismissed: { photo_decided: decided + 1 } }))).toBeUndefined();
  expect(dueAlert(facts({ decided: NOON - 15 * DAY }))).toBeUndefined();
  expect(dueAlert(facts({ decided, path: "/profile/photos" }))).toBeUndefined();
});
