/** One chunk: what the members' area shows. Pages without a client script never need their texts in the browser. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "./*.json",
    "!./{access,account,attributes,cases,complaints,credits,deletion,dev,export,fictional,fields,index,interests,landers,likes,login,mail,member-profile,notifications,operators,pages,personal-data,photos,pricing,profile,refusals,safety,signup,terms}.json",
  ],
  { eager: true, import: "default" },
);
