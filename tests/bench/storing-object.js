import { DurableObject } from "cloudflare:workers";

// The minimum for a message that is durable: no session, no money, no outbox. `/one/…`: a row, then the same text back.
// `/two/…`: a row here and one in the object of the other, whose socket gets the text: the fewest commits that a message can have.
export class Storing extends DurableObject {
  constructor(context, env) {
    super(context, env);
    context.storage.sql.exec("CREATE TABLE IF NOT EXISTS messages (position INTEGER PRIMARY KEY, text TEXT NOT NULL)");
  }

  fetch(request) {
    const [client, server] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(new URL(request.url).pathname);
    return new Response(null, { status: 101, webSocket: client });
  }

  async webSocketMessage(socket, text) {
    const [, kind, number] = socket.deserializeAttachment().split("/");
    if (kind === "one") return this.take(text);
    this.store(text);
    await this.env.ACTOR.getByName(`/two/${number ^ 1}`).take(text);
  }

  take(text) {
    this.store(text);
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }

  store(text) {
    this.ctx.storage.sql.exec("INSERT INTO messages (text) VALUES (?)", text);
  }
}

export default {
  fetch(request, { ACTOR }) {
    return ACTOR.getByName(new URL(request.url).pathname).fetch(request);
  },
};
