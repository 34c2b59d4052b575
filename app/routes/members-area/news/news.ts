import type { Card } from "../../../contract/people/profile.ts";

/** What just happened elsewhere in the members' area. */
export interface News {
  kind: "message" | "like" | "match";
  profile: Card;
  /** Where to look. */
  href: string;
  /** A like that came by a switch, and not by hand (decision 0183). */
  bySwitch?: boolean;
}

/** The news that a page shows. */
export interface ShownNews {
  /** In a line. */
  toast?: Numbered | undefined;
  /** In a dialog; it stays as it was while it goes. `more`: how many people liked the member since it opened. */
  dialog?: (Numbered & { open: boolean; more: number }) | undefined;
  /** A match that arrived while the dialog was open. */
  next?: News | undefined;
  /** News so far: tells one from the next. */
  count: number;
}

type Numbered = News & { number: number };

export type NewsChange =
  /** `mayInterrupt`: in a dialog, if it is a like or a match. */
  { kind: "arrived"; news: News; mayInterrupt: boolean } | { kind: "toast_closed" | "dialog_closed" | "page_left" };

/** One dialog at a time: further likes are counted in it, a match comes after it. Nothing is shown on the next page too. */
export function changeNews(shown: ShownNews, change: NewsChange): ShownNews {
  const { dialog, next } = shown;
  switch (change.kind) {
    case "arrived":
      if (change.news.kind !== "message" && dialog?.open) return joinDialog(shown, change.news);
      return change.news.kind !== "message" && change.mayInterrupt
        ? openDialog(shown, change.news)
        : showToast(shown, change.news);
    case "toast_closed":
      return { ...shown, toast: undefined };
    case "dialog_closed":
      return next ? openDialog(shown, next) : closeDialog(shown);
    case "page_left":
      return next ? showToast(closeDialog(shown), next) : { ...closeDialog(shown), toast: undefined };
  }
}

function joinDialog(shown: ShownNews, news: News): ShownNews {
  if (news.kind === "match" && !shown.next) return { ...shown, next: news };
  const { dialog } = shown;
  return { ...shown, dialog: dialog && { ...dialog, more: dialog.more + 1 } };
}

function openDialog({ toast, count }: ShownNews, news: News): ShownNews {
  return { toast, dialog: { ...news, number: count + 1, open: true, more: 0 }, count: count + 1 };
}

function closeDialog({ toast, dialog, count }: ShownNews): ShownNews {
  return { toast, dialog: dialog && { ...dialog, open: false }, count };
}

function showToast({ dialog, next, count }: ShownNews, news: News): ShownNews {
  return { toast: { ...news, number: count + 1 }, dialog, next, count: count + 1 };
}
