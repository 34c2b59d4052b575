import type { ExportCursor, ExportMessage, ExportOverview, ExportPhoto } from "../../actors/member/account/export.ts";
import type { PhotoStore } from "../../providers/photos/photo-store.ts";

/** What the files are made of. */
export interface ExportSource {
  overview: ExportOverview;
  /** Milliseconds. */
  at: number;
  photos: Pick<PhotoStore, "get">;
  /** One page of a conversation; throws when the member is no longer signed in. */
  messages(order: { conversation: string; after?: ExportCursor | undefined }): Promise<{
    messages: ExportMessage[];
    next?: ExportCursor;
  }>;
}

/** Of the photo at this place, from 0. */
export function photoName(at: number, { extension }: Pick<ExportPhoto, "extension">): string {
  return `photos/${at + 1}.${extension}`;
}

/** All messages of a conversation, oldest first, page by page. */
export async function* everyMessage(source: ExportSource, conversation: string): AsyncGenerator<ExportMessage> {
  let after: ExportCursor | undefined;
  do {
    const page = await source.messages({ conversation, after });
    yield* page.messages;
    after = page.next;
  } while (after);
}
