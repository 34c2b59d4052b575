import { sendMessage } from "../../app/contract/conversations/conversations.ts";
import { type Message } from "../../app/contract/conversations/message.ts";
import { uploadMessagePhoto } from "../../app/contract/conversations/message-photos.ts";
import type { Image } from "../../app/contract/people/profile.ts";
import { aPng } from "../support/picture.ts";
import type { TestAccount } from "./account-fixtures.ts";
import { delivered } from "./member-fixtures.ts";

/** Uploads a photo for the message of this key. */
export const uploadFor = ({ visitor }: TestAccount, key: string, file: Uint8Array | string = aPng()) =>
  visitor.upload(uploadMessagePhoto, { key }, file);

interface Order {
  client_id?: string;
  text?: string;
  photo?: boolean;
}

/** One message; a photo's needs the `client_id` of its upload. */
export const sendOrder = ({ visitor }: TestAccount, to: { id: string }, order: Order = {}) =>
  visitor.call(sendMessage, { client_id: crypto.randomUUID(), to: to.id, text: "", ...order });

/** A photo that is uploaded, prepared and sent; the sender's own copy. */
export async function sent(from: TestAccount, to: TestAccount, text = ""): Promise<Message & { photo: Image }> {
  const client_id = crypto.randomUUID();
  await uploadFor(from, client_id);
  await from.stub.runDue();
  const { status, body } = await sendOrder(from, to, { client_id, photo: true, text });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await delivered(from, to);
  return body["message"] as Message & { photo: Image };
}
