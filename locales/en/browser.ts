/** One chunk: what the members' area shows. Pages without a client script never need their texts in the browser. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "!./{conversation,form-problems,sending}.json",
    "./*.json",
    "!./{access,account,attributes,cards,cases,chat-list,complaints,credits,deletion,dev,direct-debit,export,faq,fictional,fields,gifts,index,interests,landers,likes,login,mail,member-profile,notifications,operators,pages,personal-data,photos,pricing,profile,refusals,safety,saved,search,signup,suggestions,support,terms,visitors,withdrawal}.json",
  ],
  { eager: true, import: "default" },
);
