import { checkSaleDate } from '@surco/shared/domain';
import { textsForMode } from '../texts';
import type { SelectableSeason } from './formOptions';
import { documentKind, type FormMode } from './formOrigin';

interface DateContext {
  readonly season: Pick<SelectableSeason, 'startDate' | 'endDate'> | undefined;
  readonly today: string;
}

/** Why a document may not have a date; null when it may. The season limits the date of a sale only (T-02). */
export function checkDocumentDate(mode: FormMode, date: string, { season, today }: DateContext): string | null {
  if (date > today) return textsForMode(mode).dateFuture;
  return date && season && documentKind(mode) === 'sale' ? checkSaleDate(date, { season, today }) : null;
}
