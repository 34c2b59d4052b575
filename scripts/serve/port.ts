import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Complaint } from "../progress.ts";

/** Says clearly that the port is taken, before anything long is begun. */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (failure: NodeJS.ErrnoException) => reject(complaintOf(failure, { host, port })));
    server.listen({ port, ...(host !== "*" && { host }) }, () => server.close(() => resolve()));
  });
}

function complaintOf(failure: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (failure.code === "EADDRINUSE") {
    return new Complaint(
      `Port ${port} is taken by another program. Choose another one, for instance: PORT=${port + 1} npm start`,
    );
  }
  if (failure.code === "EACCES")
    return new Complaint(`This user may not open port ${port}. Choose one above 1023, with PORT=…`);
  if (failure.code === "EADDRNOTAVAIL")
    return new Complaint(`This machine has no address ${host}. Choose another HOST.`);
  return failure;
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
