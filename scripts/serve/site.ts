import type { Plan } from "./processes/workerd-config.ts";
import { checkDataFormat } from "./data-folder/data-format.ts";
import { startHashProcess, type HashProcess } from "./processes/hash-process.ts";
import { freePort } from "./processes/port.ts";
import { withDemoSites } from "./settings/demo-sites.ts";
import { secretsOf } from "./settings/secrets.ts";
import { siteHosts } from "./settings/site-hosts.ts";
import { sweepDrafts } from "./data-folder/delete-old-drafts.ts";
import { deleteErasedFiles } from "./data-folder/delete-erased-files.ts";
import { deleteUnfinishedFiles } from "./data-folder/delete-unfinished-files.ts";
import { startWorkerd, type Logs, type RunningWorkerd } from "./processes/workerd.ts";

/** How one site is run; docs/operations.md explains each to the operator. */
export interface SiteSettings {
  dataDir: string;
  /** Interface to listen on; `*` is all of them. */
  host: string;
  /** 0: any free port. */
  port: number;
  /** Opens the API, with its internal calls, on a loopback port of its own. Seeding and tests only. */
  openApi?: boolean;
  apiOrigin?: string;
  /** Plain variables for both Workers. */
  variables: Record<string, string>;
  /** For the web Worker alone: SITE_HOSTS, and the secret before the present one. */
  web?: Record<string, string>;
  /** For the API alone: who carries the mail, with passwords. */
  mail?: Record<string, string>;
  /** For the API alone: who takes payments, with its key. */
  payment?: Record<string, string>;
  /** Told of each process that writes to the data folder (lock.ts). */
  noteProcess?(pid: number): void;
}

/** The site's process, and beside it the one that hashes passwords. */
interface RunningProcesses extends RunningWorkerd {
  /** Undefined in front of another API, which has passwords of its own. */
  hashPid(): number | undefined;
}

export interface RunningSite extends RunningProcesses {
  origin: string;
  /** Of the bare API, where `openApi` asked for it. */
  apiOrigin?: string;
  /** Opens the internal calls. */
  seedToken: string;
}

/** Starts the built site and waits until it listens. The caller stops it. */
export async function startSite(wanted: SiteSettings, logs: Logs = "inherit"): Promise<RunningSite> {
  // The site answers to its own hosts only, so it has to know its port before it listens.
  const settings = withDemoSites({ ...wanted, port: wanted.port || (await freePort()) });
  const { workerd, seedToken } = await startWorkers(settings, { web: true, openApi: settings.openApi ?? false, logs });
  const { web, api } = workerd.ports;
  return {
    ...workerd,
    origin: `http://localhost:${web}`,
    seedToken,
    ...(api && { apiOrigin: `http://127.0.0.1:${api}` }),
  };
}

/** Starts the API alone, with its internal calls open, on a loopback port: for seeding. */
export async function startApi(
  settings: SiteSettings,
): Promise<RunningProcesses & { apiOrigin: string; seedToken: string }> {
  const { workerd, seedToken } = await startWorkers(withDemoSites(settings), {
    web: false,
    openApi: true,
    logs: "inherit",
  });
  return { ...workerd, apiOrigin: `http://127.0.0.1:${workerd.ports["api"]}`, seedToken };
}

async function startWorkers(
  settings: SiteSettings,
  { web, openApi, logs }: { web: boolean; openApi: boolean; logs: Logs },
) {
  const secrets = secretsOf(settings.dataDir);
  checkDataFormat(settings.dataDir);
  if (!settings.apiOrigin) deleteErasedFiles(settings.dataDir);
  const { SESSION_SECRET, SEED_TOKEN, ...apiSecrets } = secrets;
  const webEnvironment = { ...webVariables(settings), SESSION_SECRET };
  const apiEnvironment = { ...apiVariables(settings), ...apiSecrets, ...(openApi && { SEED_TOKEN }) };
  const options = { logs, noteProcess: settings.noteProcess };
  const hash = settings.apiOrigin ? undefined : await startHashProcess(settings.dataDir, options);
  const plan: Plan = {
    dataDir: settings.dataDir,
    ...(hash && { hashAddress: hash.address }),
    ...(web && { webAddress: `${settings.host}:${settings.port}` }),
    ...(openApi && { apiAddress: "127.0.0.1:0" }),
    ...(settings.apiOrigin && { apiOrigin: settings.apiOrigin }),
    webVariables: Object.keys(webEnvironment),
    apiVariables: Object.keys(apiEnvironment),
  };
  const environment = { ...apiEnvironment, ...webEnvironment };
  const started = Date.now();
  try {
    const workerd = await startWorkerd(plan, environment, options);
    void deleteUnfinishedFiles(settings.dataDir, started).catch((error: unknown) =>
      console.error(`Unfinished files were not deleted: ${error}`),
    );
    if (web) void workerd.ended.then(sweepDrafts(settings.dataDir));
    return { workerd: asOneProcess(workerd, hash), seedToken: SEED_TOKEN };
  } catch (failure) {
    await hash?.stop();
    throw failure;
  }
}

/** Both processes as one. What still runs in the first may need the second, so that one goes last. */
function asOneProcess(main: RunningWorkerd, hash: HashProcess | undefined): RunningProcesses {
  return {
    ...main,
    hashPid: () => hash?.pid(),
    async stop() {
      hash?.stopRestarting();
      await main.stop();
      await hash?.stop();
    },
    async kill() {
      await Promise.all([main.kill(), hash?.kill()]);
    },
  };
}

function webVariables(settings: SiteSettings): Record<string, string> {
  const { apiOrigin, variables, web } = settings;
  const ours = { SELF_HOSTED: "1", SITE_HOSTS: siteHosts(settings) };
  return { ...variables, ...web, ...ours, ...(apiOrigin && { API_ORIGIN: apiOrigin }) };
}

/**
 * Without a public address, links in mails lead to this machine. A fresh clone is a demonstration (SITE_MODE). Push
 * services may turn to the site itself, where it has an address that they would believe.
 */
function apiVariables({ port, variables, mail, payment }: SiteSettings): Record<string, string> {
  const origin = variables["PUBLIC_ORIGIN"] ?? `http://localhost:${port}`;
  const subject = origin.startsWith("https:") ? origin : "mailto:nobody@localhost";
  return { SITE_MODE: "demo", PUBLIC_ORIGIN: origin, PUSH_SUBJECT: subject, ...variables, ...mail, ...payment };
}
