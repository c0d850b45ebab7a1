import type { SilageParameters } from '@surco/shared/domain';
import type { SelectableCustomer } from '../formOptions';
import { type DocumentFormValues, toFormValues, createEmptyFormValues } from '../formValues';
import type { AvailableProducts } from '../buildAvailableProducts';
import { createFormValuesFromPrefill } from './createFormValuesFromPrefill';
import { type FormOrigin, getPrefill, getSourceDocument } from '../formOrigin';

/**
 * Initial values: empty, prefilled by a simulation, those of the edited document, or for a conversion those of the
 * DKbono with today's date and without a version.
 */
export function createInitialFormValues(
  origin: FormOrigin,
  availableProducts: AvailableProducts,
  { emergence }: Pick<SilageParameters, 'emergence'>,
  today: string,
  customers?: readonly SelectableCustomer[],
): DocumentFormValues {
  const source = getSourceDocument(origin);
  const prefill = getPrefill(origin);
  if (prefill) return createFormValuesFromPrefill(prefill, availableProducts, customers, today);
  if (!source) return createEmptyFormValues(today);
  const values = toFormValues(source, availableProducts, emergence);
  return origin.mode === 'sale:convert' ? { ...values, version: null, date: today } : values;
}
