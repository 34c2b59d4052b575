import { PhotonImage } from "@cf-wasm/photon/workerd";
import { expect, test } from "vitest";
import { decodeShrunk } from "./decode.ts";

const picture = (width: number, height: number) =>
  new PhotonImage(new Uint8Array(width * height * 4).fill(200), width, height).get_bytes_jpeg(80);

test("a picture is shrunk while it is decoded, and never blown up", () => {
  const large = decodeShrunk(picture(300, 200), 100);
  expect([large?.width, large?.height, large?.data.length]).toEqual([100, 67, 100 * 67 * 4]);
  const small = decodeShrunk(picture(30, 20), 100);
  expect([small?.width, small?.height]).toEqual([30, 20]);
  expect(small?.data[0]).toBeGreaterThan(190);
});

test("five thousand pictures that cannot be decoded leave the next one as it is", () => {
  const broken = picture(64, 64).slice(0, 200);
  for (let time = 0; time < 5_000; time += 1) expect(decodeShrunk(broken, 100)).toBeUndefined();
  expect(decodeShrunk(picture(64, 64), 100)?.width).toBe(64);
}, 120_000);
