import { spawn, type ChildProcess } from "node:child_process";

/** Waits for the end of its input, which comes when the process that holds the other end is gone, however it went. */
const WATCH = 'read -r _; kill -9 "$1"';

/**
 * Ends `child` with this process, also when that is killed the hard way, as a test runner kills its workers, and runs no
 * code of its own any more: a shell beside it holds a pipe of ours and sees it close. It is in a group of its own, so
 * that Ctrl-C does not end the watch before the watched.
 */
export function endWithUs(child: ChildProcess): void {
  if (!child.pid) return;
  const watch = spawn("/bin/sh", ["-c", WATCH, "watch", String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Without a shell there is only what a process can do when it ends by itself.
  watch.on("error", () => undefined);
  watch.unref();
  if (watch.stdin && "unref" in watch.stdin) (watch.stdin as { unref(): void }).unref();
  const atExit = () => child.kill("SIGKILL");
  process.once("exit", atExit);
  // Its number may be given to another process from now on.
  child.once("exit", () => {
    process.off("exit", atExit);
    watch.kill("SIGKILL");
  });
}
