/** Every lander of spec §2, by its address. */
export const landers = [
  "tinderswipe",
  "alonetonight",
  "collagelanding",
  "gallery",
  "iconslanding",
  "maplanding",
  "socialnetwork",
  "transitionsvideolanding",
  "video",
].map((name) => `/landers/${name}`);
