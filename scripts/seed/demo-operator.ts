import type { SeedOperator } from "../../workers/api/seed/seed-member.ts";

/** The staff of a demonstration. The password is public, as those of its members; the code goes to the demonstration's mailbox. */
export const demoOperator: SeedOperator = {
  email: "operator@demo.example",
  name: "Olga",
  password: "welcome-operator",
};
