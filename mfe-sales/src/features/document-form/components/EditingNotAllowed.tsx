import { EmptyState } from '@surco/shared/ui/feedback';

interface Props {
  /** Reason shown. */
  text: string;
  /** Back to the document. */
  to: string;
  label: string;
}

/** Explains why a document cannot be edited, or a DKbono not converted, and links back to it. */
export const EditingNotAllowed = ({ text, to, label }: Props) => (
  <EmptyState icon="lock" text={text} action={{ label, to }} />
);
