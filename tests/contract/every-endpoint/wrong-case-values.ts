import { agreed, asked, characters, id, link, oneOf, optional, text, uuid, type WrongValues } from "./wrong-kinds.ts";

/** As `wrongValues`, of reports, complaints, questions to the support and appeals. */
export const wrongCaseValues: Readonly<Record<string, Readonly<Record<string, WrongValues>>>> = {
  sendReport: {
    key: uuid,
    id,
    reason: oneOf("harassment"),
    text: text(2000),
    message: optional(id),
    photo: optional(id),
  },
  sendComplaint: {
    key: uuid,
    address: text(1000, 1),
    conversation: optional(id),
    member: optional(id),
    reason: oneOf("harassment"),
    text: text(4000, 1),
    name: optional(text(100)),
    email: optional([...text(254), "", "anna.example.org"]),
    language: [...oneOf("nl"), "xx"],
    good_faith: agreed,
  },
  sendSupport: {
    key: uuid,
    member: optional(id),
    topic: oneOf("payment"),
    text: text(3000, 1),
    payment: optional(text(60)),
    name: optional(text(100)),
    email: optional([...text(254), "", "anna.example.org"]),
    language: [...oneOf("nl"), "xx"],
  },
  getAppeal: { id: asked.id, token: [undefined, "", characters(129)] },
  sendAppeal: { ...link, text: text(2000, 1) },
};
