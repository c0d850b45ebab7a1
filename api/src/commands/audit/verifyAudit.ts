import { verifyAuditChain, type AuditAnchor, type AuditVerification } from '../../core/audit/verifyAuditChain';
import type { Command } from '../command';
import { readArguments } from '../readArguments';
import { withOwnerDb } from '../withOwnerDb';

/** Parses the value of `--anchor`: `position:hash`, as an earlier report printed it. @throws for any other form */
export function readAnchor(text: string): AuditAnchor {
  const { position, hash } = /^(?<position>\d{1,15}):(?<hash>[\da-f]{64})$/.exec(text)?.groups ?? {};
  if (!position || !hash)
    throw new Error(`--anchor must be position:hash, as verify-audit prints it (it is "${text}").`);
  return { position: Number(position), hash };
}

/** The lines that `surco verify-audit` prints. */
export function formatVerificationReport({ verified, waiting, head, problem }: AuditVerification): string[] {
  if (problem) return [`The audit log is broken after ${verified} correct entries. ${problem}`];
  const pending = waiting > 0 ? `, ${waiting} wait for their place` : '';
  return [
    `The audit log is intact: ${verified} entries verified${pending}.`,
    ...(head
      ? [`Store this outside the database, to check against it later: --anchor ${head.position}:${head.hash}`]
      : []),
  ];
}

export const verifyAuditCommand: Command = {
  usage: 'verify-audit [--anchor <position:hash>]',
  summary: 'checks the chain of the audit log and names the first entry that was changed',
  run: async ({ readSettings, args }) => {
    const { anchor } = readArguments(verifyAuditCommand, args, { anchor: { type: 'string' } }).values;
    const recorded = anchor === undefined ? undefined : readAnchor(anchor);
    const verification = await withOwnerDb(readSettings(), (db) => verifyAuditChain(db, recorded));
    for (const line of formatVerificationReport(verification)) console.log(line);
    return verification.problem ? 1 : 0;
  },
};
