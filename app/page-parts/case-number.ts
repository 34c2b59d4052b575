/** The number of the case that an address says was made, after its form; nothing where it says none. */
export function caseNumberIn({ searchParams }: URL): string | undefined {
  return /^R-\w{4}-\w{4}$/.exec(searchParams.get("case") ?? "")?.[0];
}
