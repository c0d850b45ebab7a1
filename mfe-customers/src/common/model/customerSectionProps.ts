import type { Locality } from '@surco/shared/contract';
import type { RemoteOption } from '@surco/shared/ui/fields';
import type { CustomerFormChange, CustomerFormValues } from './customerFormValues';
import type { CustomerFieldTexts } from '../texts';

/** The props that every group of fields of a customer form gets. */
export interface CustomerSectionProps {
  values: CustomerFormValues;
  /** @param option what the user selected when `change` sets an id; a version conflict shows its label */
  setValues: (change: CustomerFormChange, option?: RemoteOption<Locality> | null) => void;
  fieldTexts: CustomerFieldTexts;
}
