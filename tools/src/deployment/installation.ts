import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { readProductVersion } from '../bundle/readBuildVersion';
import { packBundle, writeBundle } from '../bundle/writeBundle';
import { startProcess, type ServerProcess } from '../common/serverProcess';

export interface CommandResult {
  exitCode: number;
  /** What it printed. */
  output: string;
}

/** The program, installed from its archive as on a server. */
export interface Installation {
  /** The `PATH` with its Node. */
  path: string;
  /** Runs a command with settings from a file. */
  run: (args: readonly string[], env: Readonly<Record<string, string>>) => Promise<CommandResult>;
  /** Starts `surco serve` and waits until it is ready. @param name of its log, `<name>.log` */
  serve: (name: string, port: number, env: Readonly<Record<string, string>>) => Promise<ServerProcess>;
}

/** Builds and packs a bundle, and unpacks it into `opt` below the folder. @returns the path of the program */
export async function installBundle(folder: string): Promise<string> {
  const name = `surco-${readProductVersion()}`;
  const staging = join(folder, 'dist', name);
  await writeBundle(staging);
  const target = join(folder, 'opt');
  mkdirSync(target);
  const archive = packBundle(staging);
  const checksums = [`${archive}.sha256`, `${staging}.sbom.cdx.json.sha256`];
  for (const checksum of checksums)
    execFileSync('sha256sum', ['--check', '--quiet', checksum], { cwd: dirname(archive) });
  const sbom: unknown = JSON.parse(readFileSync(`${staging}.sbom.cdx.json`, 'utf8'));
  assert.match(JSON.stringify(sbom), /"bomFormat":"CycloneDX".*pkg:npm\/fastify@.*/);
  execFileSync('tar', ['--extract', '--gzip', '--file', archive, '--directory', target]);
  const [current, program] = [join(target, 'surco'), join(folder, 'surco')];
  execFileSync('ln', ['--symbolic', '--no-dereference', '--force', join(target, name), current]);
  execFileSync('ln', ['--symbolic', '--force', join(current, 'bin', 'surco'), program]);
  return program;
}

/** Copies the Node of this process to where any account reaches it. @returns its folder */
function copyNode(folder: string): string {
  const bin = join(folder, 'node');
  mkdirSync(bin);
  cpSync(process.execPath, join(bin, 'node'));
  chmodSync(join(bin, 'node'), 0o755);
  return bin;
}

/** Copies Node, with which the program then runs, as an account. @param program path of `bin/surco` */
export function createInstallation({
  folder,
  account,
  program,
}: {
  folder: string;
  account: OsAccount;
  program: string;
}): Installation {
  const path = `${copyNode(folder)}:${process.env.PATH}`;
  return {
    path,
    run: (args, env) => {
      const file = join(folder, 'surco.env');
      writeFileSync(
        file,
        Object.entries(env)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      );
      const script = `set -a; . ${file}; set +a; exec ${program} "$@"`;
      return new Promise((resolve) => {
        execFile('sh', ['-c', script, 'sh', ...args], { ...account, env: { PATH: path } }, (error, stdout, stderr) =>
          resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
        );
      });
    },
    serve: (name, port, env) =>
      startProcess({
        command: program,
        args: ['serve'],
        env: { PATH: path, ...env, PORT: String(port) },
        folder,
        name,
        account,
        isReady: () =>
          fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
      }),
  };
}

/** Runs a command that must succeed. @returns what it printed */
export async function runOk(
  { run }: Installation,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { exitCode, output } = await run(args, env);
  assert.equal(exitCode, 0, output);
  return output;
}

/** Runs a command that must end with code 1. @returns what it printed */
export async function runFailing(
  { run }: Installation,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { exitCode, output } = await run(args, env);
  assert.equal(exitCode, 1, output);
  return output;
}
