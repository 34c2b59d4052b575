import { expect, test } from "vitest";
import { mailKinds } from "../../app/contract/account/notification-kinds.ts";
import { ownKinds } from "../../app/routes/notifications/mails/mail-kind.ts";
import english from "../../locales/en/notifications.json" with { type: "json" };
import { mailNames } from "../../workers/api/mails/templates/templates.ts";

/** They go to nobody's account: to operators, and to who complained. */
const toNoMember = ["operator_code", "operator_passkey_added", "operator_passkey_removed", "complaint_received"];

test("every mail that a member can get has words in their list of mails", () => {
  const expected = mailNames.filter((name) => !toNoMember.includes(name));
  expect([...ownKinds, ...mailKinds].toSorted()).toEqual(expected.toSorted());
  expect(Object.keys(english.mails.kinds).toSorted()).toEqual([...ownKinds].toSorted());
});
