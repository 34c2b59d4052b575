import { expect, test } from "vitest";
import { aTimer } from "../../tests/support/doubles/timer.ts";
import { exportAccount } from "../contract/account/data-export.ts";
import type { Clock } from "./clock.ts";
import { createApi } from "./client.server.ts";

/** A clock on which nobody ever waits to the end, unless `late`. */
function anApi(reply: () => Promise<Response>, { late = false } = {}) {
  const asked: Request[] = [];
  const ended: string[] = [];
  const clock: Clock = {
    now: () => 0,
    random: () => 0.5,
    sleep: async () => undefined,
    timer: () => aTimer(late ? "at once" : "never"),
  };
  const api = createApi({
    clock,
    deadline: 10_000,
    log: () => undefined,
    headers: () => ({}),
    thrown: (problem) => problem,
    onAnswer: (endpoint, answer) => void (answer.ok || ended.push(`${endpoint.name} ${answer.problem.error}`)),
    transport(request) {
      asked.push(request);
      return reply();
    },
  });
  return { api, asked, ended };
}

const zip = { "Content-Type": "application/zip" };

test("a file comes as it is, piece by piece", async () => {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of ["PK", "…"]) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const { api } = anApi(async () => new Response(body, { headers: zip }));
  const answer = await api.stream(exportAccount);
  expect(answer.ok && (await answer.value.text())).toBe("PK…");
});

test("a refusal is a problem, and ends a session like any other", async () => {
  const { api, ended } = anApi(async () => Response.json({ error: "authentication_required" }, { status: 403 }));
  expect(await api.stream(exportAccount)).toEqual({ ok: false, problem: { error: "authentication_required" } });
  expect(ended).toEqual(["exportAccount authentication_required"]);
});

test("what is no file of the agreed type is never handed on", async () => {
  for (const type of ["text/html", "application/json"]) {
    const { api, asked } = anApi(async () => new Response("<h1>Warning</h1>", { headers: { "Content-Type": type } }));
    expect(await api.stream(exportAccount)).toEqual({ ok: false, problem: { error: "api_malformed" } });
    expect(asked).toHaveLength(1);
  }
});

test("an API that is away or says nothing in time is asked once", async () => {
  const away = anApi(() => Promise.reject(new Error("reset")));
  expect(await away.api.stream(exportAccount)).toEqual({ ok: false, problem: { error: "api_unreachable" } });
  const silent = anApi(() => new Promise(() => undefined), { late: true });
  expect(await silent.api.stream(exportAccount)).toEqual({ ok: false, problem: { error: "api_timeout" } });
  expect([away.asked, silent.asked].map(({ length }) => length)).toEqual([1, 1]);
});
