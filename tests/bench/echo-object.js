// The minimum for an object with a socket: no session, no storage, the same text back.
export class Echo {
  constructor(context) {
    this.context = context;
  }

  fetch() {
    const [client, server] = Object.values(new WebSocketPair());
    this.context.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  webSocketMessage(socket, text) {
    socket.send(text);
  }
}

export default {
  fetch(request, { ACTOR }) {
    return ACTOR.getByName(new URL(request.url).pathname).fetch(request);
  },
};
