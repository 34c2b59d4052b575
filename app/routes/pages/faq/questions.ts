/** The questions in their order. Each id is the place on the page (`/pages/faq#refund`), so it stays as it is; its words are `faq:questions.<id>`. */
export const groups = {
  money: ["price", "subscription", "premium", "discount", "direct-debit", "refund", "missing-credits"],
  people: ["for-whom", "free-messages", "limits", "fictional", "fictional-price", "block", "money-asked"],
  photos: ["photo-inspection", "photo-count", "photo-who"],
  account: [
    "no-mail",
    "confirm",
    "password",
    "passkey",
    "notifications",
    "language",
    "no-scripts",
    "privacy",
    "my-data",
    "delete",
  ],
} as const;

export type Group = keyof typeof groups;
export type QuestionId = (typeof groups)[Group][number];

/** Those that people look for by other words, too: `faq:also.<id>`. */
const also = [
  "price",
  "subscription",
  "refund",
  "block",
  "money-asked",
  "password",
  "no-mail",
  "delete",
  "notifications",
  "photo-inspection",
  "privacy",
  "free-messages",
] as const satisfies readonly QuestionId[];

export function hasAlso(id: QuestionId): id is (typeof also)[number] {
  return also.some((one) => one === id);
}

/** Where an answer leads; what the links say is `faq:links.<id>`. */
export const links = {
  price: "/pricing",
  refund: "/withdraw",
  "direct-debit": "/directdebit",
  "missing-credits": "/support?topic=payment",
  block: "/pages/ban",
  "photo-inspection": "/profile/photos",
  password: "/reset-password",
  passkey: "/profile/passkeys",
  notifications: "/notifications",
  privacy: "/pages/privacy",
  "my-data": "/profile/data",
  delete: "/profile/delete",
} as const satisfies Partial<Record<QuestionId, string>>;
