/** Opens a socket as a browser of this origin does; what comes over it goes to `onText`. */
export function openSocket(url: string, cookie: string, onText: (text: string) => void): Promise<WebSocket> {
  const address = new URL(url.replace(/^http/, "ws"));
  const headers = { Cookie: cookie, Origin: new URL(url).origin };
  // Node's own socket takes headers; the browsers' type does not have them.
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`No socket at ${address.pathname}.`)));
    socket.addEventListener("message", ({ data }) => onText(String(data)));
  });
}
