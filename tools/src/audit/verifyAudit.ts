import { readArguments } from '@surco/section/common';
import { verifyAuditChain } from '../../../api/src/core/audit/verifyAuditChain';
import { reportAndExit } from '@surco/section/common';
import { readAnchor, formatVerificationReport } from './formatVerificationReport';
import { withDatabase } from './withDatabase';

/** `pnpm verify-audit [--anchor position:hash]`: checks the chain of the audit log; exit code 1 when it is broken. */
async function main(): Promise<void> {
  const { anchor } = readArguments(process.argv.slice(2), { anchor: { type: 'string' } }).values;
  const recorded = anchor === undefined ? undefined : readAnchor(anchor);
  const verification = await withDatabase((db) => verifyAuditChain(db, recorded));
  for (const line of formatVerificationReport(verification)) console.log(line);
  if (verification.problem) process.exitCode = 1;
}

main().catch(reportAndExit);
