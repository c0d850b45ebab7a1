import { checkFutureDate, checkSaleDate } from '@surco/shared/domain';
import type { SelectableSeason } from './formOptions';
import { getDocumentKind, type FormMode } from './formOrigin';

interface DateContext {
  readonly season: Pick<SelectableSeason, 'startDate' | 'endDate'> | undefined;
  readonly today: string;
}

/** Why a document may not have a date; null when it may. The season limits the date of a sale only (T-02). */
export function checkDocumentDate(mode: FormMode, date: string, { season, today }: DateContext): string | null {
  const kind = getDocumentKind(mode);
  return kind === 'sale' && date && season
    ? checkSaleDate(date, { season, today })
    : checkFutureDate(kind, date, today);
}
