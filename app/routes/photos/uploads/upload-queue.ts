import type { Problem } from "../../../contract/problems.ts";
import type { PhotoToUpload } from "../../../live/uploads/upload-photo.ts";

/** So many are on their way at the same time. */
const AT_ONCE = 2;

/** A photo on its way. */
export interface Upload {
  /** Minted here; with it the same photo may be sent again. */
  key: string;
  name: string;
  /** How much of it has left, from 0 to 1; none while it waits for its turn. */
  sent?: number;
  /** Why it did not arrive. */
  problem?: Problem;
  /** It is among the photos, which the page has not loaded yet. */
  arrived?: true;
}

/** What the page shows. */
export interface UploadState {
  uploads: readonly Upload[];
  /** How many have arrived since the page was opened. */
  arrived: number;
}

interface Means {
  shrink(file: File): Promise<Blob>;
  send(photo: Omit<PhotoToUpload, "to">): Promise<Problem | undefined>;
}

/** Sends photos, two at a time. What fails stays in the list until it is tried again or removed. */
export class UploadQueue {
  private readonly files = new Map<string, { file: File; stopping: AbortController }>();
  private readonly listeners = new Set<() => void>();
  private current: UploadState = { uploads: [], arrived: 0 };
  private room = 0;

  constructor(private readonly means: Means) {}

  state = (): UploadState => this.current;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Those beyond `room` are not sent: the member may not have more photos. */
  add(chosen: readonly File[], room: number): void {
    const free = room - this.current.uploads.filter(({ problem }) => !problem).length;
    const added = chosen.map((file, at): Upload => {
      const key = crypto.randomUUID();
      this.files.set(key, { file, stopping: new AbortController() });
      return { key, name: file.name, ...(at >= free && { problem: { error: "photo_limit" } }) };
    });
    this.change([...this.current.uploads, ...added]);
  }

  /** So many more photos the member may have now; what found no place has those that have become free. */
  fill(room: number): void {
    for (let free = room - this.room; free > 0; free -= 1) this.useFreePlace();
    this.room = room;
  }

  /** The page has loaded its photos anew: those that arrived are among them. */
  showArrived(): void {
    this.keep(({ arrived }) => !arrived);
  }

  retry(key: string): void {
    this.update(key, {});
  }

  /** It does not arrive any more, however far it is. */
  remove(key: string): void {
    const hadPlace = this.current.uploads.some((upload) => upload.key === key && !upload.problem);
    this.files.get(key)?.stopping.abort();
    this.files.delete(key);
    this.keep((upload) => upload.key !== key);
    if (hadPlace) this.useFreePlace();
  }

  private async send(key: string): Promise<void> {
    const { file, stopping } = this.files.get(key) ?? {};
    if (!file || !stopping) return;
    const { signal } = stopping;
    const photo = await this.means.shrink(file);
    if (signal.aborted) return;
    const problem = await this.means.send({ photo, key, signal, onSent: (sent) => this.update(key, { sent }) });
    if (signal.aborted) return;
    if (!problem) {
      this.files.delete(key);
      return this.update(key, { arrived: true });
    }
    this.update(key, { problem });
    if (problem.error !== "photo_limit") this.useFreePlace();
  }

  /** One that found no place may have that of another, which failed or was taken out. */
  private useFreePlace(): void {
    const next = this.current.uploads.find(({ problem }) => problem?.error === "photo_limit");
    if (next) this.retry(next.key);
  }

  private update(key: string, changes: Partial<Upload>): void {
    const { uploads, arrived } = this.current;
    this.change(
      uploads.map((upload) => (upload.key === key ? { key, name: upload.name, ...changes } : upload)),
      arrived + (changes.arrived ? 1 : 0),
    );
  }

  private keep(isKept: (upload: Upload) => unknown): void {
    const { uploads } = this.current;
    const kept = uploads.filter(isKept);
    if (kept.length < uploads.length) this.change(kept);
  }

  /** Those that have their turn now begin. */
  private change(uploads: readonly Upload[], arrived = this.current.arrived): void {
    const places = AT_ONCE - uploads.filter(({ sent }) => sent !== undefined).length;
    const begun = uploads
      .filter(({ sent, problem, arrived: isThere }) => sent === undefined && !problem && !isThere)
      .slice(0, places);
    const next = uploads.map((upload) => (begun.includes(upload) ? { ...upload, sent: 0 } : upload));
    this.current = { uploads: next, arrived };
    for (const listener of this.listeners) listener();
    for (const { key } of begun) void this.send(key);
  }
}
