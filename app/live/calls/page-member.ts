let member: string | undefined;

/** Whose page this is; undefined before the members' area has said it, and on pages that it is not part of. */
export function pageMember(): string | undefined {
  return member;
}

export function setPageMember(id: string | undefined): void {
  member = id;
}
