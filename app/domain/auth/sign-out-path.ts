/** Where a form signs out (POST). */
export const SIGN_OUT_PATH = "/logout";
