/**
 * Values that a field must refuse, written down kind by kind after docs and spec, not derived from the contract's
 * schemas: a schema that is loosened by mistake is found by them. `undefined` is a field that was left out.
 */
export type WrongValues = readonly unknown[];

const characters = (count: number) => "x".repeat(count);
const noText: WrongValues = [null, 7, true, [], { deep: [{}] }];

/** A text of at most so many characters; `least` 1: not empty. */
const text = (most: number, least: 0 | 1 = 0): WrongValues => [
  undefined,
  ...noText,
  characters(most + 1),
  ...(least ? [""] : []),
];

/** May be left out. */
const optional = (values: WrongValues): WrongValues => values.filter((value) => value !== undefined);

/** May be left out, or taken back by null. */
const mayBeNull = (values: WrongValues): WrongValues => optional(values).filter((value) => value !== null);

/** Opaque: a text of 1 to 64 characters or, from a PHP API, a whole number. */
const id: WrongValues = [undefined, null, "", characters(65), 1.5, 1e21, true, [], { deep: [{}] }];
const token = text(128, 1);
const uuid: WrongValues = [
  ...text(36),
  "",
  "7",
  "00000000-0000-4000-8000-00000000000",
  "00000000-0000-4000-8000-00000000000g",
  "{00000000-0000-4000-8000-000000000000}",
];
/** One of a closed list; `as`: one of them, written in another way. */
const oneOf = (as: string): WrongValues => [undefined, ...noText, "", "another", `${as} `, as.toUpperCase(), [as]];
const yesOrNo: WrongValues = [null, "", "yes", "true", "1", 1, 0, [], { deep: [{}] }];
const wholeNumber: WrongValues = [undefined, null, "", "7", 1.5, 1e21, true, [], { deep: [{}] }];
const positive: WrongValues = [...wholeNumber, 0, -1];
const agreed: WrongValues = [undefined, null, false, "", "true", "on", 1, [], { deep: [{}] }];
const fields: WrongValues = [undefined, null, "", "{}", 7, true];
const country: WrongValues = [undefined, ...noText, "", "nl", "N", "NLD", "N1", " NL"];
const instant: WrongValues = [...text(64), "", "yesterday", "2026-01-01", "2026-13-01T00:00:00Z"];
const device = optional(text(1000));
const link = { id, token };
/** An operator's words: three characters at least. */
const why = [...text(500, 1), "  ", "no"];

const subscription = (wishes: Record<string, unknown>) => ({
  endpoint: "https://push.example.org/1",
  keys: { p256dh: "a", auth: "b" },
  ...wishes,
});

/** What arrives of a query is text. */
const asked = {
  id: [undefined, "", characters(65)],
  oneOf: (as: string) => ["", "another", as.toUpperCase()],
  /** Between `least` and `most`. */
  number: (least: number, most: number) => [String(least - 1), String(most + 1), `${least}.5`, "many", "-1", "1e21"],
};

/**
 * Every field that a caller may send, of every endpoint, with what it must refuse. What is no field of ours (the body
 * of a mail provider's call) is judged by its signature, so nothing stands here.
 */
export const wrongValues: Readonly<Record<string, Readonly<Record<string, WrongValues>>>> = {
  getSettings: { "forced-domain": [characters(254)] },
  listRegions: { country: [undefined, "NLD"] },
  geocode: {
    lat: [undefined, "", "91", "-90.01", "north", "1e1", "5 2"],
    lon: [undefined, "", "181", "-180.5", "0x10", "NaN"],
  },
  pageHidden: {},
  login: { email: text(254, 1), password: text(256, 1), device },
  setLanguage: { language: [...oneOf("nl"), "xx", "en-GB"] },
  signup: {
    signup_key: uuid,
    gender: oneOf("male"),
    seeking: oneOf("female"),
    date_of_birth: [...text(1000), "", "14-05-1958", "1958-02-30"],
    country: [...country, "AQ"],
    region: [...text(1000), "", "Atlantis"],
    city: [...text(1000), "", characters(81)],
    name: [...text(1000), "", characters(41), "@anna"],
    email: [...text(1000), "", "anna.example.org", "anna@example"],
    password: [...text(1000), "", "seven77", characters(257)],
    language: oneOf("nl"),
    consent_terms: agreed,
    consent_sensitive: agreed,
    consent_news: yesOrNo,
    traffic_source: [null, "", 7, true, [], { network: characters(65) }, { ref: 7 }, { sub3: characters(129) }],
    target: optional(id),
    signup_message: optional(text(2000)),
    time_zone: optional(text(64)),
    device,
  },
  changeProfile: {
    name: optional([
      ...text(4000),
      "",
      characters(41),
      "@anna",
      "Anna 06 12 34 56 78",
      "www.example.org",
      "WhatsApp Anna",
    ]),
    // The three of a place come together (own-profile.test.ts).
    country: optional([...country, "AQ"]),
    region: optional([...text(4000), "", "Atlantis"]),
    city: optional([...text(4000), "", characters(81)]),
    about: mayBeNull([...text(4000), characters(1001)]),
    interests: [null, "", 7, true, {}, "walking", [null], ["no interest"], characters(11).split("")],
    sexuality: mayBeNull(oneOf("hetero")),
    relationship_status: mayBeNull(oneOf("single")),
    reason: mayBeNull(oneOf("love")),
    hair_colour: mayBeNull(oneOf("grey")),
    eye_colour: mayBeNull(oneOf("blue")),
    body_type: mayBeNull(oneOf("slim")),
    tattoos: mayBeNull(oneOf("none")),
    seeking: optional(oneOf("male")),
    seeking_min_age: [17, 121, 1.5, "60", "", true, [], {}],
    seeking_max_age: [17, 121, 1.5, "60", "", true, [], {}],
    seeking_regions: [null, "", 7, true, {}, "Utrecht", [null], ["Atlantis"], characters(6).split("")],
    gender: ["female", "male", "", null],
    date_of_birth: ["1958-05-14", "", null],
  },
  activate: link,
  sendActivationMail: {},
  endSession: { id },
  endOtherSessions: {},
  requestPasswordReset: { email: text(1000), device },
  checkMailLink: { id: asked.id, token: [undefined, "", characters(129)], purpose: [undefined, "", "login"] },
  checkPasswordReset: { id: asked.id, token: [undefined, "", characters(129)] },
  resetPassword: { ...link, password: [...text(1000), "", "seven77", characters(257)], device },
  changePassword: {
    old_password: text(1000),
    password: [...text(1000), "", "seven77", characters(257)],
    remove_passkeys: yesOrNo,
  },
  requestEmailChange: { email: [...text(1000), "", "anna.example.org"], password: text(1000) },
  cancelEmailChange: {},
  confirmEmailChange: link,
  undoAccountChange: link,
  passkeySignIn: { response: fields, state: text(2000), device },
  passkeyCreationOptions: { password: text(1000) },
  addPasskey: { response: fields, state: text(2000), name: optional(text(60)) },
  removePasskey: { id: text(2000, 1) },
  setPush: {
    subscription: [
      undefined,
      "",
      7,
      true,
      [],
      {},
      subscription({ endpoint: "push.example.org" }),
      subscription({ endpoint: "javascript:alert(1)" }),
      subscription({ endpoint: `https://push.example.org/${characters(1000)}` }),
      subscription({ keys: undefined }),
      subscription({ keys: { p256dh: "a" } }),
      subscription({ keys: { p256dh: characters(201), auth: "b" } }),
      subscription({ keys: { p256dh: "a", auth: characters(101) } }),
    ],
  },
  deleteAccount: { password: text(1000), reason: optional(oneOf("other")), comment: optional(text(1000)) },
  reactivateAccount: link,
  giveConsent: { version: [...text(64), "", "yesterday", "2026-01-01", "2026-13-01T00:00:00Z"] },
  setNotifications: {
    email: [null, "", 7, true, [], { like: "yes" }, { like: null }, { nothing: true }],
    push: [null, "", 7, true, [], { like: 1 }, { nothing: false }],
  },
  enableNotifications: { reason: oneOf("bounce") },
  unsubscribe: { ...link, kind: optional(oneOf("like")), scope: oneOf("all"), on: yesOrNo },
  setPreferences: {
    light_mode: yesOrNo,
    comfort_mode: yesOrNo,
    time_zone: optional(text(64)),
    show_to_visitors: yesOrNo,
    show_online: yesOrNo,
    show_read: yesOrNo,
    paused: yesOrNo,
  },
  mailWebhook: {},
  operatorPassword: { email: text(254, 1), password: text(256, 1), language: [...oneOf("nl"), "xx"], device },
  operatorCode: { challenge: text(128, 1), code: text(32, 1), device },
  operatorSignOut: {},
  claimItem: { queue: oneOf("photos"), after: optional(positive) },
  undoDecision: { number: positive },
  inspectedPhoto: { number: [undefined, "", "-1", "1.5", "1e3", "9".repeat(16)] },
  decidePhoto: { number: positive, decision: oneOf("approve"), reason: [...oneOf("no_face")] },
  inspectedText: { number: [undefined, "", "-1", "1.5", "1e3", "9".repeat(16)] },
  decideText: { number: positive, decision: oneOf("approve"), reason: [...oneOf("money")] },
  findMembers: { q: [undefined, "", "a", " a ", characters(255)], country: [undefined, "", "nl", "N", "NLD", "N1"] },
  openMember: { id, reason: why },
  inspectMember: { id: asked.id },
  sanctionMember: { id, kind: oneOf("warn"), until: optional(instant), reason: why },
  liftSanction: { id, kind: oneOf("warn"), reason: why },
  eraseMember: { id, at_once: [undefined, ...yesOrNo], reason: why },
  fictionalConversation: { number: [undefined, "", "-1", "1.5", "1e3", "9".repeat(16)] },
  answerFictional: { number: positive, decision: oneOf("answer"), text: noText, seen: instant },
  operatorAudit: { before: ["", "-1", "1.5", "1e3", "9".repeat(16)] },
  listMailPreviews: { language: [undefined, ...asked.oneOf("nl")] },
  pretendMailEvent: { mail: text(128), event: oneOf("bounce") },
  getTarget: { id: asked.id },
  searchMembers: {
    gender: asked.oneOf("male"),
    country: ["", "nl", "N", "NLD", "N1"],
    countryregion: [characters(81)],
    min_age: asked.number(18, 120),
    max_age: asked.number(18, 120),
    page: asked.number(1, 100),
    with: asked.oneOf("user"),
  },
  getMember: { id: asked.id },
  like: { id },
  unlike: { id },
  uploadPhoto: { key: ["", "7", characters(37), "{00000000-0000-4000-8000-000000000000}"] },
  arrangePhoto: { id, position: [...wholeNumber, 0, -1, 101] },
  deletePhoto: { id },
  block: { id },
  unblock: { id },
  deleteChat: { conversation: id },
  listMessages: {
    conversation: ["", characters(65)],
    // Left out there is neither of the two.
    with: asked.id,
    before: ["many", "1.5"],
    after: ["many", "1.5"],
    limit: asked.number(1, 100),
    mark_read: ["", "0", "yes"],
  },
  sendMessage: { client_id: uuid, to: id, text: [undefined, ...noText] },
  markRead: { conversation: id, position: wholeNumber },
  typing: { to: id },
  listBundles: { country: ["NLD"] },
  startPayment: {
    payment_id: uuid,
    bundle: id,
    payment_method: oneOf("ideal"),
    return_url: [...text(5000), "", "credits", "/credits", "https://elsewhere.example/credits"],
  },
  getPayment: { payment_id: asked.id },
  paymentWebhook: { id: text(128, 1) },
  listTransactions: { page: asked.number(1, 1000) },
  getTestPayment: { id: [undefined, characters(129)] },
  decideTestPayment: { id: text(128), decision: oneOf("pay") },
};
