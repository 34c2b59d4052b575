import { z } from "../../contract/zod.ts";
import { KEEP_TYPED_FIELD, PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";

/** The page said that it goes in the name of an account; whose, where the API says ids. */
export const inName = z.object({
  [KEEP_TYPED_FIELD]: z.literal("on"),
  [PAGE_MEMBER_FIELD]: z.string().max(64).optional(),
});
