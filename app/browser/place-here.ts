import { geocodeCall } from "../contract/browser-calls.ts";
import type { geocode } from "../contract/site.ts";
import { callApi } from "../live/calls/call-api.ts";
import { showState } from "./show-state.ts";
import { showStatus } from "./show-status.ts";

/** What the browser says of asking for the position (spec §4); `unknown`: it says nothing. */
type PermissionName = PermissionState | "unsupported" | "unknown";

const HOUR_MS = 3_600_000;

/** The button of the page "where I live" (`place-here.tsx`): asks where this device is, and fills in the nearest town. */
const part = document.querySelector<HTMLElement>("[data-place-here]");
const button = part?.querySelector("button");
if (part && button) void start(part, button);

async function start(part: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const state = await permission();
  part.hidden = state === "unsupported";
  showPermission(part, state);
  // The page was loaded again to fill in another country.
  if (part.querySelector("[data-status=found]:not([hidden])"))
    part.querySelector<HTMLElement>("[role=status]")?.focus();
  button.onclick = () => void find(part, button);
}

function showPermission(part: HTMLElement, state: PermissionName): void {
  showState(part, state);
  part.querySelector("[data-asks]")?.toggleAttribute("hidden", state === "denied");
}

async function permission(): Promise<PermissionName> {
  if (!("geolocation" in navigator)) return "unsupported";
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    return "unknown";
  }
}

async function find(part: HTMLElement, button: HTMLButtonElement): Promise<void> {
  // Not `disabled`: the focus would be nowhere.
  if (button.ariaDisabled) return;
  button.ariaDisabled = "true";
  showStatus(part, "");
  try {
    const { latitude, longitude } = await position();
    // Two decimals are a kilometre: nobody needs to know it better.
    const answer = await callApi<typeof geocode>(geocodeCall, { lat: latitude.toFixed(2), lon: longitude.toFixed(2) });
    if (!answer.ok) throw new Error(answer.problem.error);
    const { geocode: place } = answer.value;
    showStatus(part, place === false ? "nowhere" : "found");
    if (place !== false) fillIn(place);
    showPermission(part, "granted");
  } catch (error) {
    // Refused just now; the browser may still say that it would ask again.
    const denied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
    showPermission(part, denied ? "denied" : await permission());
    if (!denied) showStatus(part, "failed");
  } finally {
    button.ariaDisabled = null;
  }
}

/** At most an hour old, so that a second press asks no satellite. */
async function position(): Promise<GeolocationCoordinates> {
  const options = { maximumAge: HOUR_MS, timeout: 15_000, enableHighAccuracy: false };
  const found = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, options),
  );
  return found.coords;
}

/** The page has the regions of one country: of another one it is loaded again. */
function fillIn({ country, region, city }: Record<string, string | null | undefined>): void {
  const [countries, regions, town] = ["country", "region", "city"].map((name) =>
    document.querySelector<HTMLInputElement>(`form [name=${name}]`),
  );
  const shown = document.querySelector<HTMLInputElement>("form [name=shown]");
  if (!countries || !regions || !town || !country || !region || !city) return;
  if (shown?.value !== country) location.search = String(new URLSearchParams({ country, region, city, found: "" }));
  else [countries.value, regions.value, town.value] = [country, region, city];
}
