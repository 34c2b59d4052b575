/** The server that `npm test` started for this process (scripts/serve/test-site.ts). */
export interface SiteUnderTest {
  origin: string;
  apiOrigin: string;
  seedToken: string;
  sessionSecret: string;
}

export function siteUnderTest(): SiteUnderTest {
  return {
    origin: required("SITE_ORIGIN"),
    apiOrigin: required("SITE_API_ORIGIN"),
    seedToken: required("SITE_SEED_TOKEN"),
    sessionSecret: required("SITE_SESSION_SECRET"),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run these tests with \`npm test -- contract\`, \`built\` or \`browser\`.`);
  return value;
}
