import type { Limit } from "../../actors/limiter/limiter.ts";

/** Reports of one member: each is copied into a case that a person reads. */
export const reportLimit: Limit = { name: "reports", burst: 10, per_minute: 0.5 };

/** Complaints from one address, which several people may share. */
export const complaintLimit: Limit = { name: "complaints", burst: 20, per_minute: 1 };

/** Questions to the support, likewise. */
export const supportLimit: Limit = { name: "support", burst: 10, per_minute: 0.5 };

/** Tries of the links with which one appeals, from one address. */
export const appealLimit: Limit = { name: "appeals", burst: 60, per_minute: 30 };
