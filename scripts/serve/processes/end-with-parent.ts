import { spawn, type ChildProcess } from "node:child_process";

/** Waits for the end of its input, which comes as soon as the process that holds the other end has ended. */
const WATCH = 'read -r _; kill -9 "$1"';

/**
 * Ends `child` with this process, also when this one is ended by `kill -9`, as a test runner ends its workers, and runs no
 * code any more: a shell beside it reads from a pipe of ours and sees it close. The shell is in a group of its own, so
 * that Ctrl-C does not end it before the child.
 */
export function endWithParent(child: ChildProcess): void {
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
