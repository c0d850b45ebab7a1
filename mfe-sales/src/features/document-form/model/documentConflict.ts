import type { Sale, Voucher } from '@surco/shared/contract';
import {
  formatCount,
  formatDate,
  formatHectares,
  formatMoney,
  formatNumber,
  formatPercent,
  formatProductName,
  type Money,
  type SilageParameters,
  statusLabels,
} from '@surco/shared/domain';
import { buildConflictRows, type ConflictField, type ConflictRow, mergeThreeWay } from '@surco/shared/ui/form';
import { texts } from '../texts';
import { type DocumentFormValues, toDiscountFraction, type LineFormValues } from './formValues';
import { calculateLine } from './documentCalculation';
import type { AvailableProduct, AvailableProducts } from './buildAvailableProducts';

/** What the texts of the conflict rows are made from. */
export interface ConflictContext {
  readonly getCustomerName: (id: string) => string;
  readonly getSeasonName: (id: string) => string;
  readonly calculateTotal: (values: DocumentFormValues) => Money;
  readonly availableProducts: AvailableProducts;
  readonly parameters: SilageParameters;
}

const createHeaderConflictFields = ({
  getCustomerName,
  getSeasonName,
}: ConflictContext): ConflictField<DocumentFormValues>[] => [
  { label: texts.customer, toText: ({ customerId }) => getCustomerName(customerId) },
  { label: texts.season, toText: ({ seasonId }) => getSeasonName(seasonId) },
  { label: texts.date, toText: ({ date }) => (date ? formatDate(date) : '') },
  { label: texts.notes, toText: ({ notes }) => notes.trim() },
];

function formatLine(line: LineFormValues | undefined, product: AvailableProduct, parameters: SilageParameters): string {
  if (!line) return '';
  const { hectares } = calculateLine(line, product, parameters);
  return [
    formatCount(line.quantity ?? 0, 'bolsa', 'bolsas'),
    ...(line.discount === null ? [] : [formatPercent(toDiscountFraction(line.discount))]),
    formatHectares(hectares),
    ...(line.lot.trim() ? [`${texts.lot} ${line.lot.trim()}`] : []),
  ].join(' · ');
}

/** One row per product: a line is compared as a whole. */
const createLineConflictFields = (
  versions: readonly DocumentFormValues[],
  { availableProducts, parameters }: ConflictContext,
): ConflictField<DocumentFormValues>[] =>
  [...new Set(versions.flatMap(({ lines }) => lines.map(({ productId }) => productId)))].map((productId) => {
    const product = availableProducts.get(productId);
    return {
      label: product ? formatProductName(product) : texts.unavailableProductName,
      toText: ({ lines }) => {
        const line = lines.find((candidate) => candidate.productId === productId);
        return product ? formatLine(line, product, parameters) : formatNumber(line?.quantity);
      },
    };
  });

const findLine = ({ lines }: DocumentFormValues, productId: string): LineFormValues | undefined =>
  lines.find((line) => line.productId === productId);

/** A line that was not touched here becomes what is stored now: changed, added or removed. */
function mergeLines(base: DocumentFormValues, mine: DocumentFormValues, stored: DocumentFormValues): LineFormValues[] {
  const products = new Set([...mine.lines, ...stored.lines].map(({ productId }) => productId));
  return [...products].flatMap((productId) => {
    const typed = findLine(mine, productId);
    const isUntouched = JSON.stringify(typed) === JSON.stringify(findLine(base, productId));
    return (isUntouched ? findLine(stored, productId) : typed) ?? [];
  });
}

/**
 * The values that "Conservar lo mío" stores. `base` holds the values that the form started with; null when `mine` is
 * based on another version than they are: then the result is `mine`, without a merge.
 */
export const mergeDocumentThreeWay = (
  base: DocumentFormValues | null,
  mine: DocumentFormValues,
  stored: DocumentFormValues,
): DocumentFormValues =>
  base ? { ...mergeThreeWay(base, mine, stored), lines: mergeLines(base, mine, stored) } : mine;

/** rows that compare the typed values with the stored ones and the merge. */
export const buildDocumentConflictRows = (
  mine: DocumentFormValues,
  stored: DocumentFormValues,
  context: ConflictContext,
  merged: DocumentFormValues = mine,
): ConflictRow[] =>
  buildConflictRows(
    [
      ...createHeaderConflictFields(context),
      ...createLineConflictFields([mine, stored], context),
      { label: texts.total, toText: (values) => formatMoney(context.calculateTotal(values)) },
    ],
    mine,
    stored,
    merged,
  );

const recordConflictFields: readonly ConflictField<Sale | Voucher>[] = [
  { label: texts.status, toText: ({ status }) => statusLabels[status] },
  { label: texts.paid, toText: (document) => ('paid' in document ? formatMoney(document.paid) : '') },
];

/** Rows of what changed outside the form's fields: status and paid amount. None without a document to compare. */
export const buildRecordChangeRows = (before: Sale | Voucher | null, now: Sale | Voucher): ConflictRow[] =>
  before ? buildConflictRows(recordConflictFields, before, now, now) : [];
