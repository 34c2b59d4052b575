import { image } from "../people/profile.ts";
import { flag, id, instant, wholeNumber } from "../scalars.ts";
import { textRefusals } from "../operators/text-refusals.ts";
import { cautionKinds } from "../safety/caution-kinds.ts";
import { z } from "../zod.ts";

/**
 * Credits of a message to a fictional profile: nobody has spent them. `until`: without an answer by then they go back;
 * `returned`: they have.
 */
const hold = z.object({ credits: wholeNumber, until: instant, returned: flag.optional() });

export type MessageHold = z.output<typeof hold>;

/** Why a message that waited never goes: what who read it said, or that its receiver is gone by then, the credits for it are, or its photo cannot be read. */
export const messageRefusals = [...textRefusals, "gone", "credits", "photo"] as const;

/** Somebody has to look at it first, or it never goes. */
export const inspection = z.enum(["waiting", "refused"]);

/** What an own message waits for, not delivered and not paid for yet: the writer's address, or its own photo. Decision 0209. */
export const waitsFor = z.enum(["address", "photo"]);

/** A message as it is in the asking member's own copy of the conversation. */
export const message = z.object({
  id,
  /** Of the sender's form; lets a device find its own pending copy again. */
  client_id: z.string().optional(),
  /** `true`: written by the asking member. */
  own: z.boolean(),
  /** Of a gift: what was written with it, or nothing. */
  text: z.string(),
  /** One of `giftIds` (app/contract/conversations/gifts.ts), or one that this site does not know. */
  gift: id.optional(),
  /**
   * A photo, as the asking member may see it now: `locked`, the blur and nothing else, until something that they wrote to its
   * sender has left (decision 0213). Without names: it is still being prepared, or its sender took it away.
   */
  photo: image.optional(),
  sent_at: instant,
  /**
   * Order of arrival in the member's own copy, of own ones of leaving; the cursor of `messages.php`. Shown is the order that both sides
   * share: by `sent_at`, then by `id`. Both change when a message leaves that waited (decision 0220).
   */
  position: z.int(),
  /**
   * Only of own ones, in a conversation without an answer, where somebody has to look at them first: not delivered and not paid for yet
   * (`waiting`). Or of any that waited and never goes (`refused`, with the reason). Decisions 0173, 0209.
   */
  inspection: inspection.optional(),
  refusal: z.enum(messageRefusals).optional(),
  /** Only of own ones, before any inspection. */
  waits_for: waitsFor.optional(),
  /** Only of own ones, until an answer spends them (decision 0172). */
  hold: hold.optional(),
  /** Only of the other one's: what it speaks of that swindlers speak of. Its reader gets advice, its writer learns nothing (decision 0201). */
  cautions: z.array(z.enum(cautionKinds)).optional(),
});

export type Message = z.output<typeof message>;
