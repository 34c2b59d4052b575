import { z } from "../../../contract/zod.ts";

const chatId = z.string("invalid").min(1, "invalid").max(64, "invalid");

/** Which conversation leaves the list (`id`), or comes back into it (`restore`). */
export const removeForm = z.union([z.object({ id: chatId }), z.object({ restore: chatId })]);
