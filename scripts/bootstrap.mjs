// Runs on the machine's own Node (20 or newer) before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".periwinkle-installed");
const ownNode = join(modules, "node", "bin", "node");
const OLDEST_NODE = 22;

/** Packages whose install script must have run (npm may refuse to run them): what it makes, and the script itself. */
const prepared = [
  { name: "node", makes: ownNode, script: "installArchSpecificPackage.js" },
  { name: "workerd", makes: join(modules, "workerd", "bin", "workerd"), script: "install.js" },
  { name: "esbuild", makes: join(modules, "esbuild", "bin", "esbuild"), script: "install.js" },
];

/** Installs what the lock file says if it is missing, then runs `script` on the project's own Node. Never returns. */
export function runWithOwnNode(script) {
  process.chdir(root);
  if (!isInstalled()) install();
  const node = nodeToUse();
  const path = [join(modules, ".bin"), dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, [join(root, script), ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: path, NODE_NO_WARNINGS: "1" },
  });
  watchOver(child);
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function isInstalled() {
  if (prepared.some(({ name }) => !existsSync(join(modules, name, "package.json")))) return false;
  if (existsSync(stamp)) return readFileSync(stamp, "utf8") === lockHash();
  return installedByHand();
}

/** Somebody ran `npm ci` or `npm install`: every package of the lock file is there in its version. */
function installedByHand() {
  const hidden = join(modules, ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const { packages: present } = JSON.parse(readFileSync(hidden, "utf8"));
  const missing = Object.keys(wanted).some(
    (path) =>
      path && !wanted[path].optional && !wanted[path].devOptional && present[path]?.version !== wanted[path].version,
  );
  if (missing) return false;
  prepareAll();
  writeFileSync(stamp, lockHash());
  return true;
}

function install() {
  console.log("Installing what package-lock.json names (a minute or two, the first time only) …");
  const began = Date.now();
  // The dev dependencies build the site, so they are needed in every environment.
  const flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // `npm ci` is strict about packages for other platforms, and not every registry has all of them.
  if (!succeeds("npm", ["ci", ...flags], root)) run("npm", ["install", "--no-save", ...flags], root);
  prepareAll();
  writeFileSync(stamp, lockHash());
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** esbuild and workerd ship a stub that works without its script; only what is missing or cannot run is made. */
function prepareAll() {
  for (const { name, makes, script } of prepared) {
    if (canRun(makes)) continue;
    if (name === "node" && Number(process.versions.node.split(".")[0]) >= OLDEST_NODE + 1) continue;
    run(process.execPath, [script], join(modules, name));
  }
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function nodeToUse() {
  return canRun(ownNode) ? ownNode : process.execPath;
}

function succeeds(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function run(command, args, cwd) {
  if (succeeds(command, args, cwd)) return;
  console.error(`${command} ${args.join(" ")} failed.`);
  process.exit(1);
}

/**
 * The script and this process watch each other: it tells us which processes it started (`{ started: pid }`), and if it
 * is killed the hard way they are ended here; if we are killed, its channel closes and it stops by itself.
 */
function watchOver(child) {
  const started = new Set();
  child.on("message", (message) => {
    if (message.started) started.add(message.started);
    if (message.ended) started.delete(message.ended);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // Ctrl-C reaches the child by itself; a signal sent to this process alone does not.
    process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
  }
  stopWithNpm(child);
  child.on("exit", (code, signal) => {
    for (const pid of started) end(pid);
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** A signal to `npm start` alone ends npm or its shell, and does not reach us: we go when they have gone. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    child.kill("SIGTERM");
  }, 500);
  timer.unref();
}

/** Where the system tells (Linux). */
function parentOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
    return parent > 1 ? parent : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function end(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
