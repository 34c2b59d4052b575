/** Somebody a newcomer can sign in as; only on a demonstration. */
export interface DemoLogin {
  email: string;
  password: string;
  name: string;
}

/** Keeps one log-in of the demonstration, one an address. */
export function keepDemoLogin(sql: SqlStorage, login: DemoLogin): void {
  sql.exec("INSERT OR REPLACE INTO demo_logins (email, login) VALUES (?, ?)", login.email, JSON.stringify(login));
}

/** The demonstration's log-ins, by address. */
export function listDemoLogins(sql: SqlStorage): DemoLogin[] {
  const rows = sql.exec<{ login: string }>("SELECT login FROM demo_logins ORDER BY email").toArray();
  return rows.map((row) => JSON.parse(row.login) as DemoLogin);
}
