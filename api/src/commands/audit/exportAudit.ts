import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportAuditLines } from '../../core/audit/exportAuditLines';
import type { Command } from '../command';
import { readArguments } from '../readArguments';
import { withOwnerDb } from '../withOwnerDb';

export const exportAuditCommand: Command = {
  usage: 'export-audit <file> [--from <date>] [--to <date>]',
  summary: 'writes the audit log to a file, as lines of JSON',
  run: async ({ readSettings, args }) => {
    const { file, values } = readArguments(exportAuditCommand, args, {
      from: { type: 'string' },
      to: { type: 'string' },
    });
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
