import { type DocumentDraft, emptyLine, type LineDraft } from './draft';

export type LineChange = Partial<Omit<LineDraft, 'productId'>>;
export type HeadChange = Partial<Omit<DocumentDraft, 'lines' | 'version'>>;

export type DraftAction =
  | { type: 'set'; change: HeadChange }
  | { type: 'addLine'; productId: string }
  | { type: 'setLine'; productId: string; change: LineChange }
  | { type: 'removeLine'; productId: string }
  | { type: 'restore'; draft: DocumentDraft };

/** A product stands in one line only, so it names its line. */
export function draftReducer(draft: DocumentDraft, action: DraftAction): DocumentDraft {
  const { lines } = draft;
  switch (action.type) {
    case 'set':
      return { ...draft, ...action.change };
    case 'addLine':
      return lines.some(({ productId }) => productId === action.productId)
        ? draft
        : { ...draft, lines: [...lines, emptyLine(action.productId)] };
    case 'setLine':
      return {
        ...draft,
        lines: lines.map((line) => (line.productId === action.productId ? { ...line, ...action.change } : line)),
      };
    case 'removeLine':
      return { ...draft, lines: lines.filter(({ productId }) => productId !== action.productId) };
    case 'restore':
      return action.draft;
  }
}
