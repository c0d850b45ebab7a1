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
  formatFullName,
} from '@surco/shared/domain';
import { getToday, showToast, useCachePatch } from '@surco/shared/platform';
import {
  buildConflictRows,
  type ConflictField,
  type ConflictRow,
  mergeThreeWay,
  type ConflictOptions,
} from '@surco/shared/ui/form';
import type { DocumentFormOptions } from '../api/useFormOptions';
import { type AvailableProduct, type AvailableProducts, applyPriceLists } from '../model/availableProducts';
import { calculateLine, calculateDocument } from '../model/documentCalculation';
import { type FormOrigin, getStoredDocument } from '../model/formOrigin';
import { type DocumentFormValues, toDiscountFraction, type LineFormValues, toFormValues } from '../model/formValues';
import { texts } from '../texts';
import { collectDisplayNames } from './useDisplayNames';

/** What the texts of the conflict rows are made from. */
export interface ConflictContext {
  /** The name of a customer or season. */
  readonly getName: (id: string) => string;
  readonly calculateTotal: (values: DocumentFormValues) => Money;
  readonly availableProducts: AvailableProducts;
  readonly parameters: SilageParameters;
}

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
      { label: texts.customer, toText: ({ customerId }) => context.getName(customerId) },
      { label: texts.season, toText: ({ seasonId }) => context.getName(seasonId) },
      { label: texts.date, toText: ({ date }) => (date ? formatDate(date) : '') },
      { label: texts.notes, toText: ({ notes }) => notes.trim() },
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

/** Names are those of the stored document, or of the form's options. */
function createConflictContext(
  formOptions: DocumentFormOptions,
  values: DocumentFormValues,
  { customer, season }: Sale | Voucher,
): ConflictContext {
  const { customers, seasons, availableProducts, parameters } = formOptions;
  const names = {
    ...collectDisplayNames(values, formOptions),
    [customer.id]: formatFullName(customer),
    [season.id]: season.name,
  };
  return {
    calculateTotal: ({ seasonId, customerId, lines }) => {
      const terms = {
        season: seasons?.find(({ id }) => id === seasonId),
        zone: customers?.find(({ id }) => id === customerId)?.zone,
        today: getToday(),
      };
      return calculateDocument({ lines }, applyPriceLists(availableProducts, terms), parameters).total;
    },
    getName: (id) => names[id] ?? '',
    availableProducts,
    parameters,
  };
}

/** how the form resolves a version conflict; the user compares both versions and chooses. */
export function useDocumentConflict(
  origin: FormOrigin,
  initialValues: DocumentFormValues,
  formOptions: DocumentFormOptions,
): ConflictOptions<DocumentFormValues, Sale | Voucher, number> {
  const { put } = useCachePatch();
  const toValues = (stored: Sale | Voucher): DocumentFormValues =>
    toFormValues(stored, formOptions.availableProducts, formOptions.parameters.emergence);
  const storeInCache = (stored: Sale | Voucher): void => {
    const request = { params: { id: stored.id } };
    if ('payments' in stored) void put('GET /vouchers/{id}', request, stored);
    else void put('GET /sales/{id}', request, stored);
  };
  return {
    // A draft without a readable version conflicts with every stored one, whose versions begin at 1.
    getVersion: (_record, { version }) => version ?? 0,
    // A restored draft may be based on another version than the one just loaded.
    merge: (values, stored) =>
      mergeDocumentThreeWay(values.version === initialValues.version ? initialValues : null, values, toValues(stored)),
    buildRows: (values, stored, merged) => [
      ...buildDocumentConflictRows(
        values,
        toValues(stored),
        createConflictContext(formOptions, values, stored),
        merged,
      ),
      ...buildRecordChangeRows(getStoredDocument(origin), stored),
    ],
    toStoredValues: toValues,
    onUseStored: (stored) => {
      storeInCache(stored);
      showToast({ severity: 'info', summary: texts.storedVersionLoaded });
    },
  };
}
