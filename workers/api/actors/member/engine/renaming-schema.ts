/** The names that the code has: of tables, of events and mails under way, and of erased contacts. */
export const renamingSchema = [
  "ALTER TABLE known_people RENAME TO profile_cache",
  "ALTER TABLE profile_cache RENAME COLUMN away TO deactivated",
  "ALTER TABLE held RENAME TO deferred",
  "ALTER TABLE kept_addresses RENAME TO reserved_emails",
  "ALTER TABLE planned_notices RENAME TO scheduled_notifications",
  "ALTER TABLE stranger_looks RENAME TO profile_lookups",
  "UPDATE conversations SET other = 'erased-' || substr(other, 6) WHERE other GLOB 'gone-*'",
  "UPDATE outbox SET kind = 'contact_deactivated' WHERE kind = 'away'",
  "UPDATE outbox SET kind = 'contact_reactivated' WHERE kind = 'back'",
  "UPDATE outbox SET kind = 'contact_erased' WHERE kind = 'gone'",
  `UPDATE outbox SET payload = json_set(payload, '$.kind', 'account_reactivation')
   WHERE kind = 'mail' AND json_extract(payload, '$.kind') = 'account_revival'`,
  "UPDATE mails SET kind = 'account_reactivation' WHERE kind = 'account_revival'",
];
