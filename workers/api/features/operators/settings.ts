import { changeSettings, inspectSettings } from "../../../../app/contract/operators/operator-settings.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept } from "../../../../app/domain/result.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";

/** Operators see what is stored at this moment, without the members' cache. */
export const getGroup = handleOperator(inspectSettings, async ({ actors, query }) => {
  const { values, changes } = await actors.site().settingChanges.inspect(query.group);
  return accept({
    values: { ...values },
    changes: changes.map(({ at, fields, ...change }) => ({ ...change, at: instantOf(at), fields: [...fields] })),
  });
});

export const postChange = handleOperator(changeSettings, async ({ actors, operator, body }) => {
  const { why, ...change } = body;
  return actors.site().settingChanges.make(change, { operator, why: cleanText(why) });
});
