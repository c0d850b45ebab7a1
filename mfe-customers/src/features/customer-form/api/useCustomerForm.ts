import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { call, showSuccessToast, showToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { type Form, useForm } from '@surco/shared/ui/form';
import { useNoticeRenewal } from '../../../common/api/useNoticeRenewal';
import { createCustomerConflictRows, mergeCustomerChanges, type GetName } from '../model/customerConflict';
import {
  EMPTY_STAFF_FORM,
  type StaffFormValues,
  toFormValues,
  toRequestBody,
  validateCustomer,
} from '../model/formValues';
import { texts } from '../texts';

interface CustomerFormOptions {
  /** The customer to edit; null for a new one. */
  customer: CustomerDetail | null;
  /** Values that a new customer starts with. */
  startValues: Partial<StaffFormValues>;
  /** Whether the user may assign a consultant. */
  canAssign: boolean;
  resolveNames: (stored: CustomerDetail) => GetName;
  /** The path to show after saving. */
  getNextPath: (saved: CustomerDetail) => string;
}

/** the form that creates or updates a customer. On a version conflict the user chooses. */
export function useCustomerForm({
  customer,
  startValues,
  canAssign,
  resolveNames,
  getNextPath,
}: CustomerFormOptions): Form<StaffFormValues, CustomerDetail> {
  const { put, refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  const storeInCache = (saved: CustomerDetail) => put('GET /clients/{id}', { params: { id: saved.id } }, saved);
  const withNoticeRenewal = useNoticeRenewal();
  const form: Form<StaffFormValues, CustomerDetail> = useForm<StaffFormValues, CustomerDetail, CustomerDetail>({
    record: customer,
    toFormValues: (record) => (record ? toFormValues(record) : { ...EMPTY_STAFF_FORM, ...startValues }),
    validate: validateCustomer,
    send: (values, version) => {
      const body = toRequestBody(values, canAssign);
      return withNoticeRenewal(
        customer && version !== undefined
          ? call('PUT /clients/{id}', { params: { id: customer.id }, body: { ...body, version } })
          : call('POST /clients', { body }, { idempotencyKey: getIdempotencyKey(body) }),
        form.setValues,
      );
    },
    onSent: async (saved) => {
      await storeInCache(saved);
      void refresh('GET /clients');
      showSuccessToast((customer ? texts.saved : texts.created)(formatCustomerName(saved)));
      return getNextPath(saved);
    },
    conflict: {
      merge: (values, stored, record) => mergeCustomerChanges(record, values, stored),
      buildRows: (values, stored, _, record) =>
        createCustomerConflictRows(record, values, stored, resolveNames(stored)),
      onUseStored: (stored) => {
        void storeInCache(stored);
        showToast({ severity: 'info', summary: texts.storedVersionShown });
      },
    },
  });
  return form;
}
