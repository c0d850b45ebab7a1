import type { ReactNode } from 'react';
import { canOpenPage, Link } from '../../platform';

/** The name of a record: a link to its page for users who may open it, else only the name. */
export const RecordLink = ({ to, children }: { to: string; children: ReactNode }) =>
  canOpenPage(to) ? <Link to={to}>{children}</Link> : children;
