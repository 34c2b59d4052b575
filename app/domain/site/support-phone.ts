interface WithPhone {
  support_phone?: string | null | undefined;
}

/** Where a site is called: its own number, else its company's; one that nobody filled in is none. Spec §3. */
export function supportPhone(site: WithPhone, company: WithPhone | undefined): string | undefined {
  return site.support_phone || company?.support_phone || undefined;
}
