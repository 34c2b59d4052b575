import { arrangePhoto, deletePhoto, listPhotos, uploadPhoto } from "../../../../app/contract/people/photos.ts";
import { getUnsentPhoto, uploadMessagePhoto } from "../../../../app/contract/conversations/message-photos.ts";
import { type Call, type Caller, handleSignedIn, handleUpload } from "../../http/http.ts";
import { storeUpload } from "../../uploads/store-upload.ts";
import { uploadLimit } from "../../uploads/upload-limit.ts";
import { limitMember } from "../../visitors/member-limit.ts";

export const getPhotos = handleSignedIn(listPhotos, ({ actors, caller }) =>
  actors.member(caller.id).photos.list(caller.token),
);

export const postPhoto = handleUpload(uploadPhoto, async (call, upload) => {
  return storeUpload(call, { ...uploadOf(call), upload });
});

/** Ours; decision 0213. */
export const postMessagePhoto = handleUpload(uploadMessagePhoto, async (call, upload) => {
  return storeUpload(call, { ...uploadOf(call), upload, forMessage: true });
});

/** Ours; decision 0213. */
export const getPhotoToSend = handleSignedIn(getUnsentPhoto, ({ actors, caller, query }) =>
  actors.member(caller.id).photos.unsent(caller.token, query.key),
);

function uploadOf(call: Call & { caller: Caller; query: { key: string } }) {
  const { id: member, token } = call.caller;
  const { photos } = call.actors.member(member);
  const own = {
    begin: async (attempt: Parameters<typeof photos.begin>[1]) => photos.begin(token, attempt),
    finish: async (attempt: Parameters<typeof photos.finish>[1]) => photos.finish(token, attempt),
    drop: async (attempt: Parameters<typeof photos.drop>[1]) => photos.drop(token, attempt),
  };
  const limit = () => limitMember(call, uploadLimit);
  return { member, key: call.query.key, photos: own, limit };
}

export const putPhoto = handleSignedIn(arrangePhoto, ({ actors, caller, body }) =>
  actors.member(caller.id).photos.arrange(caller.token, body),
);

export const removePhoto = handleSignedIn(deletePhoto, ({ actors, caller, body }) =>
  actors.member(caller.id).photos.remove(caller.token, body.id),
);
