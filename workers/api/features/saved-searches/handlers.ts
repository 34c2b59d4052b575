import * as contract from "../../../../app/contract/people/saved-searches.ts";
import { accept } from "../../../../app/domain/result.ts";
import { handleSignedIn } from "../../http/http.ts";

/** Decision 0191. */
export const getSavedSearches = handleSignedIn(contract.listSavedSearches, async ({ actors, caller }) => {
  const listed = await actors.member(caller.id).people.savedSearches(caller.token);
  return listed.ok ? accept({ searches: listed.value }) : listed;
});

export const postSavedSearch = handleSignedIn(contract.saveSearch, ({ actors, caller, body }) =>
  actors.member(caller.id).people.saveSearch(caller.token, body),
);

export const putSavedSearch = handleSignedIn(contract.changeSavedSearch, ({ actors, caller, body }) =>
  actors.member(caller.id).people.changeSavedSearch(caller.token, body),
);

export const deleteSavedSearch = handleSignedIn(contract.deleteSavedSearch, ({ actors, caller, body }) =>
  actors.member(caller.id).people.deleteSavedSearch(caller.token, body.id),
);
