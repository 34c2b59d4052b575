import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { OperatorError } from "../../progress.ts";

/** Says clearly that the port is taken, before anything long is begun. */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (failure: NodeJS.ErrnoException) => reject(listenError(failure, { host, port })));
    server.listen({ port, ...(host !== "*" && { host }) }, () => server.close(() => resolve()));
  });
}

function listenError(failure: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (failure.code === "EADDRINUSE") {
    return new OperatorError(
      `Port ${port} is taken by another program. Choose another one, for instance: PORT=${port + 1} npm start`,
    );
  }
  if (failure.code === "EACCES")
    return new OperatorError(`This user may not open port ${port}. Choose one above 1023, with PORT=…`);
  if (failure.code === "EADDRNOTAVAIL")
    return new OperatorError(`This machine has no address ${host}. Choose another HOST.`);
  return failure;
}

/**
 * A port nobody listens on at this moment. It lies below the ports that systems give to outgoing connections (from 32768
 * on), so no connection of this machine takes it before it is opened, or while its program is started again.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const server = createServer().listen(port, "127.0.0.1");
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once("listening", () => server.close(() => resolve(true)));
    server.once("error", (failure: NodeJS.ErrnoException) =>
      failure.code === "EADDRINUSE" ? resolve(false) : reject(failure),
    );
  });
  return isFree ? port : freePort();
}
