import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './serverProcess';

const folder = mkdtempSync(join(tmpdir(), 'surco-server-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (command: string, args: readonly string[] = []) =>
  startProcess({ command, args, folder, name: 'server', isReady: async () => false });

test('says that a program does not exist', () =>
  expect(start(join(folder, 'no-program'))).rejects.toThrow(/no-program ENOENT/));

test('says how a server ended that never answered', () =>
  expect(start(process.execPath, ['-e', 'console.log("no disk"); process.exitCode = 3'])).rejects.toThrow(
    /^server ended with code 3 .*\nno disk/s,
  ));
