import type { ReactNode } from 'react';

/** A text of one line, for a table cell or a card: what does not fit ends in an ellipsis (`data-table.css`). */
export const CellText = ({ children }: { children: ReactNode }) => <span className="surco-cell">{children}</span>;
