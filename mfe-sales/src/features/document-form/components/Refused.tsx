import { EmptyState } from '@surco/shared/ui/empty-state';

interface Props {
  /** Why the form does not open. */
  text: string;
  /** Back to the document. */
  to: string;
  label: string;
}

/** Why a document cannot be changed now, with the way back to it. */
export const Refused = ({ text, to, label }: Props) => <EmptyState icon="lock" text={text} action={{ label, to }} />;
