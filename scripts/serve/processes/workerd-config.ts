import { globSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build.ts";
import { clientFolder } from "../data-folder/copy-client.ts";

export const COMPATIBILITY_DATE = "2026-10-01";

/** What one workerd process serves. Paths are absolute. */
export interface Plan {
  dataDir: string;
  /** `host:port` of the site; left out while seeding. */
  webAddress?: string;
  /** `host:port` of the bare API, for seeding and tests only; it is never opened to others. */
  apiAddress?: string;
  /** In front of another API: the embedded one is left out. */
  apiOrigin?: string;
  /** Of the process that hashes passwords, e.g. `unix:/…/hash.sock`; with an embedded API only. */
  hashAddress?: string;
  /** Names of environment variables that the Workers find in their `env`. Values never stand in the file. */
  webVariables: readonly string[];
  apiVariables: readonly string[];
}

/** For collections that are short (decision 0140). The last says that a Worker may ask for one. */
const V8_FLAGS = ["--single-threaded-gc", "--expose-gc"];

/** The variables that name one. */
const MAIL_SERVERS = ["MAIL_SMTP_URL", "MAIL_HTTP_URL"];

const NAMESPACES = ["Member", "Accounts", "Directory", "Site", "Limiter"];

/** workerd's configuration (Cap'n Proto text) for the web Worker and the API, which share a process. */
export function workerdConfig(plan: Plan): string {
  const services = [
    internet(),
    ownNetwork(),
    ...(plan.webAddress ? webServices(plan) : []),
    ...(plan.apiOrigin ? [] : apiServices(plan)),
  ];
  return [
    `using Workerd = import "/workerd/workerd.capnp";`,
    `const config :Workerd.Config = (`,
    `  services = [\n    ${services.join(",\n    ")}\n  ],`,
    `  sockets = [${sockets(plan).join(", ")}],`,
    `  v8Flags = [${V8_FLAGS.map(text).join(", ")}]`,
    `);`,
    ...(plan.webAddress ? [webWorker(plan)] : []),
    ...(plan.apiOrigin ? [] : [apiWorker(plan)]),
    "",
  ].join("\n");
}

const text = (value: string) => JSON.stringify(value);

function sockets({ webAddress, apiAddress }: Plan): string[] {
  const web = webAddress && `(name = "web", address = ${text(webAddress)}, http = (), service = "web")`;
  const api = apiAddress && `(name = "api", address = ${text(apiAddress)}, http = (), service = "api")`;
  return [web, api].filter((socket) => typeof socket === "string");
}

/**
 * What the Workers reach by themselves: an address that is not public is refused when it connects, after its name was resolved, so
 * that no name and no library leads inwards (decision 0094).
 */
export function internet(): string {
  return network("internet", ["public"]);
}

/** For the servers that whoever runs the site named, which may stand in the own network: those of mail and payments, and another API. */
export function ownNetwork(): string {
  return network("own-network", ["public", "private"]);
}

function network(name: string, allow: string[]): string {
  return `(name = ${text(name)}, network = (allow = ${JSON.stringify(allow)}, tlsOptions = (trustBrowserCas = true)))`;
}

function webServices({ dataDir }: Plan): string[] {
  return [
    `(name = "web", worker = .web)`,
    `(name = "assets", disk = (path = ${text(clientFolder(dataDir))}))`,
    `(name = "drafts", disk = (path = ${text(join(dataDir, "drafts"))}, writable = true))`,
  ];
}

/** The configuration for the hash Worker, in a process of its own (decision 0082). It reaches nobody. */
export function hashConfig(address: string): string {
  return [
    `using Workerd = import "/workerd/workerd.capnp";`,
    `const config :Workerd.Config = (`,
    `  services = [${network("internet", [])}, (name = "hash", worker = .hash)],`,
    `  sockets = [(name = "hash", address = ${text(address)}, http = (), service = "hash")]`,
    `);`,
    worker({ name: "hash", folder: "dist/hash", bindings: [] }),
    "",
  ].join("\n");
}

function apiServices({ dataDir, hashAddress = "" }: Plan): string[] {
  return [
    `(name = "api", worker = .api)`,
    `(name = "hash", external = (address = ${text(hashAddress)}, http = ()))`,
    `(name = "actors", disk = (path = ${text(join(dataDir, "actors"))}, writable = true))`,
    `(name = "photos", disk = (path = ${text(join(dataDir, "photos"))}, writable = true))`,
  ];
}

function webWorker(plan: Plan): string {
  const api = plan.apiOrigin ? [] : [`(name = "API", service = "api")`];
  const bindings = [
    ...api,
    `(name = "ASSETS", service = "assets")`,
    `(name = "DRAFTS", kvNamespace = "drafts")`,
    ...plan.webVariables.map(variable),
  ];
  const network = plan.apiOrigin ? "own-network" : "internet";
  return worker({ name: "web", folder: "build/server", bindings, network });
}

function apiWorker(plan: Plan): string {
  const spaces = NAMESPACES.map((name) => `(name = "${name.toUpperCase()}", durableObjectNamespace = "${name}")`);
  const services = [
    `(name = "PHOTOS", service = "photos")`,
    `(name = "HASH", service = "hash")`,
    ...(plan.apiVariables.some((name) => MAIL_SERVERS.includes(name))
      ? [`(name = "MAIL_NETWORK", service = "own-network")`]
      : []),
    ...(plan.apiVariables.includes("SMS_HTTP_URL") ? [`(name = "SMS_NETWORK", service = "own-network")`] : []),
    ...(plan.apiVariables.includes("MOLLIE_URL") ? [`(name = "PAYMENT_NETWORK", service = "own-network")`] : []),
  ];
  const classes = NAMESPACES.map(
    (name) => `(className = "${name}", uniqueKey = "periwinkle-${name}", enableSql = true${staysAwake(name)})`,
  );
  return worker({
    name: "api",
    folder: "dist/api",
    bindings: [...spaces, ...services, ...plan.apiVariables.map(variable)],
    extra: [`durableObjectNamespaces = [${classes.join(", ")}]`, `durableObjectStorage = (localDisk = "actors")`],
  });
}

/** The few objects that count visitors' tries in memory: asleep after ten quiet seconds they would forget them. */
function staysAwake(name: string): string {
  return name === "Limiter" ? ", preventEviction = true" : "";
}

function variable(name: string): string {
  return `(name = ${text(name)}, fromEnvironment = ${text(name)})`;
}

function worker({
  name,
  folder,
  bindings,
  network = "internet",
  extra = [],
}: {
  name: string;
  folder: string;
  bindings: string[];
  /** The service that its own calls leave by. */
  network?: "internet" | "own-network";
  extra?: string[];
}): string {
  const fields = [
    `compatibilityDate = "${COMPATIBILITY_DATE}"`,
    `globalOutbound = ${text(network)}`,
    `modules = [\n    ${modulesOf(folder).join(",\n    ")}\n  ]`,
    `bindings = [\n    ${bindings.join(",\n    ")}\n  ]`,
    ...extra,
  ];
  return `const ${name} :Workerd.Worker = (\n  ${fields.join(",\n  ")}\n);`;
}

/** Every module that the build made, the entry first. Embedded paths begin at workerd's `--import-path`, our root. */
export function modulesOf(folder: string): string[] {
  const files = globSync("**/*.{js,wasm}", { cwd: join(ROOT, folder) }).toSorted();
  const entryFirst = ["index.js", ...files.filter((file) => file !== "index.js")];
  return entryFirst.map((file) => {
    const kind = file.endsWith(".wasm") ? "wasm" : "esModule";
    return `(name = ${text(file)}, ${kind} = embed ${text(`/${folder}/${file}`)})`;
  });
}
