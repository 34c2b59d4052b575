/** Where a form signs out (POST). The browser looks for it too, to forget what it keeps for the member. */
export const SIGN_OUT_PATH = "/logout";
