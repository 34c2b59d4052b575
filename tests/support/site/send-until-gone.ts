import { currentUser } from "../../../app/contract/account/session.ts";
import { sendMessage } from "../../../app/contract/conversations/conversations.ts";
import type { GiftId } from "../../../app/contract/conversations/gifts.ts";
import { uploadMessagePhoto } from "../../../app/contract/conversations/message-photos.ts";
import type { ApiClient } from "../http/api-client.ts";
import { untilApiEnds } from "./mortal-site.ts";

/** One attempt, and whether the API acknowledged it. */
export interface Tried {
  key: string;
  text: string;
  gift?: GiftId | undefined;
  photo?: true;
  acknowledged: boolean;
}

interface Sending {
  round: number;
  tried: Tried[];
}

export async function sendUntilGone(api: ApiClient, to: string, { round, tried }: Sending): Promise<void> {
  // Every third one is a gift.
  await untilApiEnds((turn) =>
    sendOne(api, to, { tried, text: `Round ${round}, message ${turn}`, gift: turn % 3 === 0 ? "tulips" : undefined }),
  );
}

async function sendOne(
  api: ApiClient,
  to: string,
  { tried, text, gift }: { tried: Tried[]; text: string; gift?: GiftId | undefined },
): Promise<void> {
  const attempt = { key: crypto.randomUUID(), text, gift, acknowledged: false };
  tried.push(attempt);
  const answer = await api.call(sendMessage, { client_id: attempt.key, to, text, gift });
  if (!answer.ok) throw new Error(answer.problem.error);
  attempt.acknowledged = true;
}

/** One photo a round, as uploads are limited; the one that an earlier end cut off comes first, under its own key. */
export async function sendPhotoUntilGone(api: ApiClient, to: string, { round, tried }: Sending): Promise<void> {
  let attempt = tried.find(({ photo, acknowledged }) => photo && !acknowledged);
  if (!attempt) {
    attempt = { key: crypto.randomUUID(), text: `Round ${round}, photo`, photo: true, acknowledged: false };
    tried.push(attempt);
  }
  const { key, text } = attempt;
  await untilApiEnds(async (turn) => {
    if (turn > 0) return void (await api.callOrThrow(currentUser));
    await api.callOrThrow(uploadMessagePhoto, { key });
    await api.callOrThrow(sendMessage, { client_id: key, to, text, photo: true });
    attempt.acknowledged = true;
  });
}

/** Few messages wait at once in a conversation: four, the last about when the others have sent what the round waits for. */
export async function sendFewUntilGone(
  api: ApiClient,
  to: string,
  { round, tried, beside }: Sending & { beside: Tried[] },
): Promise<void> {
  const before = beside.filter(({ acknowledged }) => acknowledged).length;
  const begun = tried.length;
  await untilApiEnds(async () => {
    const sent = tried.length - begun;
    const isTime = beside.filter(({ acknowledged }) => acknowledged).length >= before + sent * 3 * round;
    if (sent < 4 && isTime) await sendOne(api, to, { tried, text: `Round ${round}, held message ${sent}` });
    else await api.callOrThrow(currentUser);
  });
}
