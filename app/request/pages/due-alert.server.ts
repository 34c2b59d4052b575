import type { User } from "../../contract/people/profile.ts";
import { type AlertKind, dueAlert } from "../../domain/notifications/alerts.ts";
import type { Context } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { dismissalsOf } from "../visitor/dismissals.server.ts";

/** The alert that stands above this page of the members' area, if any. */
export function dueAlertOf(user: User, { path, context }: { path: string; context: Context }): AlertKind | undefined {
  const now = context.get(platformContext).clock.now();
  return dueAlert({ user, path, dismissed: dismissalsOf(context), now });
}
