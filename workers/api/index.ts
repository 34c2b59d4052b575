import { DurableObject } from "cloudflare:workers";
export class Member extends DurableObject {}
export class Accounts extends DurableObject {}
export class Directory extends DurableObject {}
export class Site extends DurableObject {}
export class Limiter extends DurableObject {}
export default { fetch: () => new Response("api") };
