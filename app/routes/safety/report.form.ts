import { LONGEST_REPORT, reportReasons } from "../../contract/cases.ts";
import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { freeText } from "../../page-parts/free-text.form.ts";

/** `about`: `profile`, `photo:<id>` or `message:<position>:<id>`. `block`: they are blocked at once. */
export const reportForm = z.object({
  key: mintedKey,
  about: z.string("choose_one").regex(/^(profile|(photo|message:\d{1,15}):.{1,64})$/, "choose_one"),
  reason: z.enum(reportReasons, "choose_one"),
  text: freeText({ most: LONGEST_REPORT }),
  block: z.literal("on").optional(),
});

/** The same form, sent by the button that asks for older messages: nothing else has to be right. */
export const olderForm = z.object({ older: z.literal("on"), about: z.string().optional() });

/** The choice of a message. Its position finds it again on a page of messages that it is not on. */
export function aboutMessage({ id, position }: { id: string; position: number }): string {
  return `message:${position}:${id}`;
}

/** What is reported, as the contract names it. */
export function namedIn(about: string): { photo?: string; message?: string } {
  const [, photo, , message] = /^(?:photo:(.+)|message:(\d+):(.+))$/.exec(about) ?? [];
  return { ...(photo && { photo }), ...(message && { message }) };
}

/** The position of the message that was chosen. */
export function positionOf(about: string): number | undefined {
  const [, position] = /^message:(\d{1,15}):/.exec(about) ?? [];
  return position === undefined ? undefined : Number(position);
}
