/** What is known of somebody's name. */
export interface Named {
  id: string;
  name?: string | null;
  deleted?: boolean;
}

type Says = (key: "common:deleted_member" | "chats:member_number", values: { id: string }) => string;

/** The name, or what there is: "Member 123" (a PHP API may give only ids), "Deleted member". */
export function memberName({ id, name, deleted }: Named, t: Says): string {
  if (deleted) return t("common:deleted_member", { id });
  return name ?? t("chats:member_number", { id });
}
