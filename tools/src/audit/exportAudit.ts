import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readArguments } from '@surco/section/common';
import { exportAuditLines } from '../../../api/src/core/audit/exportAuditLines';
import { reportAndExit } from '@surco/section/common';
import { withDatabase } from './withDatabase';

/** `pnpm export-audit FILE [--from YYYY-MM-DD] [--to YYYY-MM-DD]`: writes the audit log as lines of JSON. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    from: { type: 'string' },
    to: { type: 'string' },
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the file to write: pnpm export-audit audit.jsonl');
  await withDatabase((db) =>
    // Never over an existing file, and readable by its owner only.
    pipeline(Readable.from(exportAuditLines(db, values)), createWriteStream(file, { flags: 'wx', mode: 0o600 })),
  );
  console.log(`Wrote ${file}.`);
}

main().catch(reportAndExit);
