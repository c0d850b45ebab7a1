import { verifyAuditChain } from '../../core/audit/verifyAuditChain';
import type { Command } from '../command';
import { readArguments } from '../readArguments';
import { formatVerificationReport, readAnchor } from './formatVerificationReport';
import { withOwnerDb } from '../withOwnerDb';

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
