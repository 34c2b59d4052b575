import { LIVE_PATH } from "../../contract/live.ts";
import { PAGE_MEMBER_PARAMETER } from "../../domain/auth/page-member.ts";
import { pageMember } from "../calls/page-member.ts";
import type { Connection, ConnectionEvents } from "./live-socket.ts";

/** Opens the browser's own WebSocket to the site. */
export function connectSocket({ onOpen, onText, onClose }: ConnectionEvents): Connection {
  const member = pageMember();
  const query = member ? `?${PAGE_MEMBER_PARAMETER}=${encodeURIComponent(member)}` : "";
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + LIVE_PATH + query);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onText(data);
  socket.onclose = ({ code }) => onClose(code);
  return socket;
}
