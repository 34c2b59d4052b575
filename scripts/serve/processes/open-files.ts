import { readFileSync } from "node:fs";

/** workerd ends when it can open no more: each socket is a file, and each member who is awake two or three. */
const ENOUGH = 4_096;

/** One sentence for the operator when this process may open few files; undefined also where nothing tells (no `/proc`). */
export function openFilesWarning(pid: number, read = readLimits): string | undefined {
  const most = softLimit(read(pid));
  if (most === undefined || most >= ENOUGH) return undefined;
  return `The site may open ${most} files only, and ends when many visitors need more: raise the limit (ulimit -n 65536).`;
}

/** `unlimited` is no number. proc(5): name, soft limit, hard limit, unit. */
function softLimit(limits: string): number | undefined {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return soft === undefined ? undefined : Number(soft);
}

function readLimits(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/limits`, "utf8");
  } catch {
    return "";
  }
}
