import type { Sale, Voucher } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { getToday, showToast, useCachePatch } from '@surco/shared/platform';
import type { ConflictOptions } from '@surco/shared/ui/form';
import {
  buildRecordChangeRows,
  buildDocumentConflictRows,
  mergeDocumentThreeWay,
  type ConflictContext,
} from '../model/documentConflict';
import { calculateDocument } from '../model/documentCalculation';
import { type DocumentFormValues, toFormValues } from '../model/formValues';
import { type FormOrigin, getStoredDocument } from '../model/formOrigin';
import { applyPriceLists } from '../model/prices/applyPriceLists';
import { texts } from '../texts';
import type { DocumentFormOptions } from '../api/useFormOptions';

const findName = <T extends { id: string }>(
  records: readonly T[] | undefined,
  id: string,
  formatName: (record: T) => string,
): string => records?.filter((record) => record.id === id).map(formatName)[0] ?? '';

/** Names are those of the stored document, or of the form's options. */
const createConflictContext = (
  { customers, seasons, availableProducts, parameters }: DocumentFormOptions,
  stored: Sale | Voucher,
): ConflictContext => ({
  calculateTotal: (values) => {
    const season = seasons?.find(({ id }) => id === values.seasonId);
    const zone = customers?.find(({ id }) => id === values.customerId)?.zone;
    const products = applyPriceLists(availableProducts, { season, zone, today: getToday() });
    return calculateDocument(values, products, parameters).total;
  },
  getCustomerName: (id) =>
    id === stored.customer.id
      ? formatFullName(stored.customer)
      : findName(customers, id, (customer) => formatFullName(customer)),
  getSeasonName: (id) => (id === stored.season.id ? stored.season.name : findName(seasons, id, ({ name }) => name)),
  availableProducts,
  parameters,
});

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
      ...buildDocumentConflictRows(values, toValues(stored), createConflictContext(formOptions, stored), merged),
      ...buildRecordChangeRows(getStoredDocument(origin), stored),
    ],
    toStoredValues: toValues,
    onUseStored: (stored) => {
      storeInCache(stored);
      showToast({ severity: 'info', summary: texts.storedVersionLoaded });
    },
  };
}
