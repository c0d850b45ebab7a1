import type { SilageParameters } from '@surco/shared/domain';
import type { SelectableCustomer } from './formOptions';
import { type DocumentFormValues, toFormValues, emptyFormValues } from './formValues';
import type { Offers } from './offers';
import { formValuesFromPrefill } from './formValuesFromPrefill';
import { type FormOrigin, prefillOf, sourceDocument } from './formOrigin';

/** Initial values: empty, prefilled by a simulation, the stored document, or the DKbono as of today. */
export function initialFormValues(
  origin: FormOrigin,
  offers: Offers,
  { emergence }: Pick<SilageParameters, 'emergence'>,
  today: string,
  customers?: readonly SelectableCustomer[],
): DocumentFormValues {
  const source = sourceDocument(origin);
  const order = prefillOf(origin);
  if (order) return formValuesFromPrefill(order, offers, customers, today);
  if (!source) return emptyFormValues(today);
  const draft = toFormValues(source, offers, emergence);
  return origin.mode === 'sale:convert' ? { ...draft, version: null, date: today } : draft;
}
