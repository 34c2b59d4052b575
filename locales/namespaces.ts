import type access from "./en/access.json";
import type account from "./en/account.json";
import type attributes from "./en/attributes.json";
import type cards from "./en/cards.json";
import type cases from "./en/cases.json";
import type chatList from "./en/chat-list.json";
import type chats from "./en/chats.json";
import type common from "./en/common.json";
import type complaints from "./en/complaints.json";
import type conversation from "./en/conversation.json";
import type credits from "./en/credits.json";
import type deletion from "./en/deletion.json";
import type dev from "./en/dev.json";
import type directDebit from "./en/direct-debit.json";
import type errors from "./en/errors.json";
import type faq from "./en/faq.json";
import type fictional from "./en/fictional.json";
import type formProblems from "./en/form-problems.json";
import type fields from "./en/fields.json";
import type gifts from "./en/gifts.json";
import type index from "./en/index.json";
import type interests from "./en/interests.json";
import type landers from "./en/landers.json";
import type likes from "./en/likes.json";
import type login from "./en/login.json";
import type mail from "./en/mail.json";
import type memberProfile from "./en/member-profile.json";
import type members from "./en/members.json";
import type notifications from "./en/notifications.json";
import type operators from "./en/operators.json";
import type pages from "./en/pages.json";
import type personalData from "./en/personal-data.json";
import type photos from "./en/photos.json";
import type pricing from "./en/pricing.json";
import type problems from "./en/problems.json";
import type profile from "./en/profile.json";
import type refusals from "./en/refusals.json";
import type safety from "./en/safety.json";
import type saved from "./en/saved.json";
import type search from "./en/search.json";
import type sending from "./en/sending.json";
import type signup from "./en/signup.json";
import type suggestions from "./en/suggestions.json";
import type support from "./en/support.json";
import type terms from "./en/terms.json";
import type visitors from "./en/visitors.json";
import type withdrawal from "./en/withdrawal.json";

/** English has every text, so it says which keys there are. One namespace is one file. */
interface Texts {
  access: typeof access;
  account: typeof account;
  attributes: typeof attributes;
  cards: typeof cards;
  cases: typeof cases;
  "chat-list": typeof chatList;
  /** Two files each: what no browser loads is apart (all.server.ts). */
  chats: typeof chats & typeof conversation;
  common: typeof common;
  complaints: typeof complaints;
  credits: typeof credits;
  deletion: typeof deletion;
  dev: typeof dev;
  "direct-debit": typeof directDebit;
  errors: typeof errors;
  faq: typeof faq;
  fictional: typeof fictional;
  fields: typeof fields;
  gifts: typeof gifts;
  index: typeof index;
  interests: typeof interests;
  landers: typeof landers;
  likes: typeof likes;
  login: typeof login;
  mail: typeof mail;
  "member-profile": typeof memberProfile;
  members: typeof members;
  notifications: typeof notifications;
  operators: typeof operators;
  pages: typeof pages;
  "personal-data": typeof personalData;
  photos: typeof photos;
  pricing: typeof pricing;
  problems: typeof problems & typeof formProblems;
  profile: typeof profile;
  refusals: typeof refusals;
  safety: typeof safety;
  saved: typeof saved;
  search: typeof search;
  sending: typeof sending;
  signup: typeof signup;
  suggestions: typeof suggestions;
  support: typeof support;
  terms: typeof terms;
  visitors: typeof visitors;
  withdrawal: typeof withdrawal;
}

export type Namespace = keyof Texts;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Texts;
  }
}
