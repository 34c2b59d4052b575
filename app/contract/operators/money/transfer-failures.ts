// Without zod, as pages are built of it.

/** Why a refund that somebody transfers by hand failed. */
export const transferFailures = ["account_closed", "account_wrong", "refused", "charged_back", "other"] as const;
export type TransferFailure = (typeof transferFailures)[number];
