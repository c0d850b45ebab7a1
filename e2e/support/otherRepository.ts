import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stopProcess } from '../../tools/src/common/stopProcess';
import { ROOT } from '../../tools/src/packages';
import { runTool } from './sectionBuilds';

/** A folder outside the checkout in which a team runs its commands. */
export interface OtherRepository {
  folder: string;
  /** Runs a command in it. @returns its output @throws with the output when it fails */
  run: (command: string, ...args: string[]) => Promise<string>;
  /** Starts a command in it; resolves once its output contains `text`. @returns a function that stops it */
  start: (text: string, command: string, ...args: string[]) => Promise<() => Promise<void>>;
}

/** The environment of another team: without the Node options, module folders and executables of this checkout. */
function createEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_PATH: _modules, PATH = '', ...environment } = process.env;
  const path = PATH.split(delimiter).filter((entry) => !entry.startsWith(ROOT));
  return { ...environment, PATH: path.join(delimiter), ...variables };
}

function spawnIn(folder: string, variables: NodeJS.ProcessEnv, command: string, args: readonly string[]) {
  const child = spawn(command, args, { cwd: folder, env: createEnvironment(variables) });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output.text += String(text)));
  return { child, output };
}

/** @param variables environment of the commands; it is read at each command */
export function createCommands(folder: string, variables: NodeJS.ProcessEnv): OtherRepository {
  return {
    folder,
    run: (command, ...args) =>
      new Promise((resolve, reject) => {
        const { child, output } = spawnIn(folder, variables, command, args);
        child.on('close', (code) => (code === 0 ? resolve(output.text) : reject(new Error(output.text))));
      }),
    start: (text, command, ...args) =>
      new Promise((resolve, reject) => {
        const { child, output } = spawnIn(folder, variables, command, args);
        child.on('exit', () => reject(new Error(output.text)));
        const check = (): void => {
          if (output.text.includes(text)) resolve(() => stopProcess(child));
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', check);
      }),
  };
}

/**
 * Packs the packages, creates a repository with them outside the checkout, and installs it.
 * @param name name of the section without `mfe-`
 * @param label label of its menu entry
 * @param variables environment of its commands; it is read at each command
 */
export async function createOtherRepository(
  name: string,
  label: string,
  variables: NodeJS.ProcessEnv,
): Promise<OtherRepository> {
  const parent = mkdtempSync(join(tmpdir(), 'surco-team-'));
  const packages = join(parent, 'sdk');
  const packed = await runTool('sdk/main.ts', '--to', packages);
  const tool = packed.split('\n').find((file) => file.includes('surco-section')) ?? '';
  const { run } = createCommands(parent, variables);
  const options = ['--label', label, '--packages', packages];
  await run('tar', '-xzf', tool);
  await run('node', join('package', 'dist', 'cli.js'), 'create', name, ...options);
  const repository = createCommands(join(parent, `mfe-${name}`), variables);
  await repository.run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  return repository;
}
