import type { Connection, ConnectionEvents } from "./live-socket.ts";

/** Opens the live connection of this page. What does it is loaded when the page is usable (P7). */
export function openConnection(events: ConnectionEvents): Connection {
  let connection: Connection | undefined;
  let isClosed = false;
  import("./shared-socket.ts").then(
    ({ shareSocket }) => {
      if (!isClosed) connection = shareSocket(events);
    },
    () => events.onClose(),
  );
  return {
    send(text) {
      if (!connection) throw new Error("still connecting");
      connection.send(text);
    },
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}
