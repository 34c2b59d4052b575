/** One chunk: what the members' area shows. Pages without a client script never need their texts in the browser. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "./*.json",
    "!./{access,account,closing,dev,fields,index,landers,login,mail,notifications,pages,profile,refusals,signup}.json",
  ],
  { eager: true, import: "default" },
);
