import { formatCount } from '../../domain/text/formats';
import { ImportErrorTable } from './import-error-table';
import type { ImportOutcome } from './import-types';

interface Props {
  outcome: ImportOutcome;
  fileName: string;
}

/** The errors of the rows that are left out, which are corrected and imported afterwards. */
export function ImportSkippedErrors({ outcome: { skippedErrors = [], failedRows }, fileName }: Props) {
  if (skippedErrors.length === 0) return null;
  return (
    <ImportErrorTable
      errors={skippedErrors}
      fileName={fileName}
      failedRows={failedRows}
      title={formatCount(skippedErrors.length, 'error en filas que se omiten', 'errores en filas que se omiten')}
    />
  );
}
