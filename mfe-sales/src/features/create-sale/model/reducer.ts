import { emptyLine, type LineDraft, type SaleDraft } from './draft';

export type LineChange = Partial<Omit<LineDraft, 'productId'>>;

export type DraftAction =
  | { type: 'set'; change: Partial<Omit<SaleDraft, 'lines'>> }
  | { type: 'addLine'; productId: string }
  | { type: 'setLine'; productId: string; change: LineChange }
  | { type: 'removeLine'; productId: string };

/** A product stands in one line only, so it names its line. */
export function draftReducer(draft: SaleDraft, action: DraftAction): SaleDraft {
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
  }
}
