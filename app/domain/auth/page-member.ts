/** Whose account a user is: an API may give the id of the profile, of the user, or both. */
export function memberId({ id, profile }: { id?: string; profile?: { id?: string } }): string | undefined {
  return profile?.id ?? id;
}

/** With it a page's call says whose page it is: another member may have signed in with this browser since. */
export const PAGE_MEMBER_HEADER = "X-Page-Member";
/** The same in the address of the live socket, which has no headers of ours. */
export const PAGE_MEMBER_PARAMETER = "page_member";
/** The same in a form, where sending it as somebody else would cost them. */
export const PAGE_MEMBER_FIELD = "page_member";

/** In a form whose words are kept when it is sent after its session has ended. */
export const KEEP_TYPED_FIELD = "keep_typed";

/** Does a page of the member `page` ask in the name of another, `session`? No, where either is not known. */
export function isOtherMember(page: string | null, session: string | undefined): boolean {
  return page !== null && session !== undefined && page !== session;
}
