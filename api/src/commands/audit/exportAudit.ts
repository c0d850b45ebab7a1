import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { exportAuditLines } from '../../core/audit/exportAuditLines';
import { StartError } from '../../core/settings/startError';
import type { Command } from '../command';
import { readArguments } from '../readArguments';
import { withOwnerDb } from '../withOwnerDb';

const dateSchema = z.iso.date();

/** @throws for a text that is no date */
function assertDate(option: string, text: string | undefined): void {
  if (text !== undefined && !dateSchema.safeParse(text).success)
    throw new Error(`${option} must be a date such as 2026-01-31 (it is "${text}").`);
}

export const exportAuditCommand: Command = {
  usage: 'export-audit <file> [--from <date>] [--to <date>]',
  summary: 'writes the audit log to a file, as lines of JSON',
  run: async ({ readSettings, args }) => {
    const { file, values } = readArguments(exportAuditCommand, args, {
      from: { type: 'string' },
      to: { type: 'string' },
    });
    assertDate('--from', values.from);
    assertDate('--to', values.to);
    if (existsSync(file)) throw new StartError(`${file} exists: choose another name.`);
    await withOwnerDb(readSettings(), async (db) => {
      // Never over an existing file, and readable by its owner only.
      const handle = await open(file, 'wx', 0o600);
      try {
        await pipeline(Readable.from(exportAuditLines(db, values)), handle.createWriteStream());
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    });
    console.log(`Wrote ${file}.`);
    return 0;
  },
};
