import { LIVE_PATH } from "../../contract/live.ts";
import type { Connection, ConnectionEvents } from "./live-socket.ts";

/** Opens the browser's own WebSocket to the site. */
export function connectSocket({ onOpen, onText, onClose }: ConnectionEvents): Connection {
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + LIVE_PATH);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onText(data);
  socket.onclose = ({ code }) => onClose(code);
  return socket;
}
