import { expect, test } from "vitest";
import { metRoutes } from "./trim-manifest.ts";

const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: "area", parentId: "root" },
    { id: "chats", parentId: "area", path: "chats" },
    { id: "visitors", parentId: "root" },
    { id: "login", parentId: "visitors", path: "login" },
  ].map((route) => [route.id, route]),
);

test("the browser's manifest keeps the routes that it can meet, with those around them", () => {
  expect(Object.keys(metRoutes(routes, (path) => path === "chats"))).toEqual(["root", "area", "chats"]);
});
