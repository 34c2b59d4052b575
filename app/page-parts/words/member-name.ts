/** What is known of somebody's name. */
export interface Named {
  id: string;
  name?: string | null;
  deleted?: boolean;
}

type Says = (key: "common:deleted_member" | "chats:member_number", values: { id: string }) => string;

/** The name, or what there is: "Member 123" (a PHP API may give only ids), "Deleted member". A fictional profile that is gone keeps its name. */
export function memberName({ id, name, deleted }: Named, t: Says): string {
  return name ?? t(deleted ? "common:deleted_member" : "chats:member_number", { id });
}
