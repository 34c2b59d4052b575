/** One chunk: what the members' area shows. Pages without a client script never need their texts in the browser. */
export const texts = import.meta.glob<Record<string, unknown>>(
  ["./*.json", "!./{dev,fields,index,landers,login,mail,pages,signup}.json"],
  { eager: true, import: "default" },
);
