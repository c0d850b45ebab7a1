import type { Statement } from '@surco/shared/contract';
import { describeStatement } from '@surco/shared/papers';
import type { NamedFile } from '@surco/shared/ui/export';
import { PaperDialog } from '@surco/shared/ui/paper';

interface Props {
  statement: Statement;
  fetchPdf: () => Promise<NamedFile>;
  onClose: () => void;
}

/** The statement of a customer, from what the device has. */
export function StatementPaper({ statement, fetchPdf, onClose }: Props) {
  const { origin } = window.location;
  return <PaperDialog paper={describeStatement(statement, { origin })} onClose={onClose} fetchPdf={fetchPdf} />;
}
