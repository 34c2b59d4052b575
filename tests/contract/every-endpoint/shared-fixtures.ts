import type { Mandate } from "../../../app/contract/money/direct-debit.ts";
import type { InputOf } from "../../../app/contract/endpoint.ts";
import type * as money from "../../../app/contract/money/payments.ts";
import type { ApiClient } from "../../support/http/api-client.ts";
import {
  activationLinkOf,
  aMember,
  aNewcomer,
  aValidSignUp,
  type ApiMember,
  type Signup,
} from "../fixtures/members.ts";
import { aMandate, aMandateOrder } from "../fixtures/mandates.ts";
import { anOperatorAccount, type OperatorAccount } from "../fixtures/operators.ts";
import { anInspectedPhoto } from "../fixtures/photos.ts";
import { anOrder, aPayment } from "../fixtures/payments.ts";
import { aSavedSearch } from "../fixtures/saved-searches.ts";
import { anUnsentPhoto, aPhotoMessage } from "../fixtures/message-photos.ts";
import { messagesArrived, write } from "../fixtures/messages.ts";

/** Anna and Bert write to each other, Carla has a chat with Anna, Dora has just signed up; Anna is about to pay. An operator is signed in. */
export interface Fixtures {
  anna: ApiMember;
  bert: ApiMember;
  carla: ApiMember;
  conversation: string;
  chatWithCarla: string;
  payment: money.Payment;
  order: InputOf<typeof money.startPayment>;
  /** Of Anna; and another that she asks for. */
  mandate: Mandate;
  mandateOrder: ReturnType<typeof aMandateOrder>;
  /** Of Anna, stored under this key. */
  photo: string;
  uploadKey: string;
  /** Of Anna: waits for its message under this key; and a message of hers to Carla with a photo. */
  unsentPhoto: string;
  photoMessage: string;
  /** Of Anna. */
  savedSearch: string;
  newcomer: Signup;
  link: { id: string; token: string };
  operator: ApiClient;
  /** The same operator, with what they sign in with. */
  staff: OperatorAccount;
}

async function createFixtures(): Promise<Fixtures> {
  const [anna, bert, carla, dora] = await Promise.all([
    aMember({ name: "Anna" }),
    aMember({ name: "Bert", gender: "male" }),
    aMember({ name: "Carla" }),
    aNewcomer({ name: "Dora" }),
  ]);
  const staff = await anOperatorAccount();
  const { conversation } = await write(bert, anna, "Good morning");
  const chat = await write(carla, anna, "Hello Anna");
  await Promise.all([messagesArrived(anna, bert, 1), messagesArrived(anna, carla, 1)]);
  return {
    ...(await anInspectedPhoto(anna)),
    anna,
    bert,
    carla,
    unsentPhoto: await anUnsentPhoto(anna),
    photoMessage: await aPhotoMessage(anna, bert),
    savedSearch: await aSavedSearch(anna.api),
    conversation: conversation.id,
    chatWithCarla: chat.conversation.id,
    payment: await aPayment(anna.api),
    order: await anOrder(anna.api),
    mandate: await aMandate(anna.api),
    mandateOrder: aMandateOrder(),
    newcomer: await aValidSignUp({ name: "Emma" }),
    link: await activationLinkOf(dora.email),
    operator: staff.api,
    staff,
  };
}

/** The fixtures for all tests of a file; made when the first of them asks. */
export function sharedFixtures(prepare: (made: Fixtures) => Promise<unknown> = async () => undefined) {
  let made: Promise<Fixtures> | undefined;
  const make = async () => {
    const made = await createFixtures();
    await prepare(made);
    return made;
  };
  return () => (made ??= make());
}
