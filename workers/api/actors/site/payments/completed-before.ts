/** Was a payment's change (`changes`) preceded by its completion? Money that came after a bank had taken it back is `returned`. As SQL. */
export const COMPLETED_BEFORE = `EXISTS (SELECT 1 FROM payment_changes AS earlier
  WHERE earlier.payment = changes.payment AND earlier.change < changes.change AND earlier.status = 'completed')`;
