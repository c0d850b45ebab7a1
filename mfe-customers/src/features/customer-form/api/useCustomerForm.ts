import type { CallBody, CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { NEW_CUSTOMER_FORM_KEY } from '@surco/shared/ui/outbox';
import { call, showSuccessToast, showToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { type Form, useForm } from '@surco/shared/ui/form';
import { useEffect } from 'react';
import { getCustomerPath } from '../../../paths';
import { useNoticeRenewal } from '../../../common/api/useNoticeRenewal';
import { createCustomerConflictRows, mergeCustomerChanges, type GetName } from '../model/customerConflict';
import { formatDraftLabel, readDraft } from '../model/draft';
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
  /** Whether a new customer waits on this device without a network. */
  worksOffline: boolean;
  resolveNames: (stored: CustomerDetail) => GetName;
  /** The path to show after saving. @param id of a customer that is not sent yet, that of its outbox item */
  getNextPath: (id: string) => string;
}

/** What was saved, or null while it waits on this device. */
interface SavedCustomer {
  id: string;
  saved: CustomerDetail | null;
}

const sent = (saved: CustomerDetail): SavedCustomer => ({ id: saved.id, saved });

/** the form that creates or updates a customer. On a version conflict the user chooses. */
export function useCustomerForm({
  customer,
  startValues,
  canAssign,
  worksOffline,
  resolveNames,
  getNextPath,
}: CustomerFormOptions): Form<StaffFormValues, CustomerDetail> {
  const { put, refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  const storeInCache = (saved: CustomerDetail) => put('GET /clients/{id}', { params: { id: saved.id } }, saved);
  const withNoticeRenewal = useNoticeRenewal();
  const register = async (values: StaffFormValues, body: CallBody<'POST /clients'>): Promise<SavedCustomer> => {
    if (!worksOffline) return sent(await call('POST /clients', { body }, { idempotencyKey: getIdempotencyKey(body) }));
    const result = await form.draft.submit(
      'POST /clients',
      { body },
      { values, label: formatDraftLabel(values), record: getCustomerPath(''), refreshes: ['GET /clients'] },
    );
    return result.state === 'sent' ? sent(result.data) : { id: form.draft.getId(), saved: null };
  };
  const form: Form<StaffFormValues, CustomerDetail> = useForm<StaffFormValues, CustomerDetail, SavedCustomer>({
    record: customer,
    toFormValues: (record) => (record ? toFormValues(record) : { ...EMPTY_STAFF_FORM, ...startValues }),
    validate: validateCustomer,
    send: (values, version) => {
      const body = toRequestBody(values, canAssign);
      return withNoticeRenewal(
        customer && version !== undefined
          ? call('PUT /clients/{id}', { params: { id: customer.id }, body: { ...body, version } }).then(sent)
          : register(values, body),
        form.setValues,
      );
    },
    onSent: async ({ id, saved }) => {
      if (saved) {
        await storeInCache(saved);
        void refresh('GET /clients');
        showSuccessToast((customer ? texts.saved : texts.created)(formatCustomerName(saved)));
      }
      return getNextPath(id);
    },
    draft: worksOffline ? { formKey: NEW_CUSTOMER_FORM_KEY, parse: readDraft } : undefined,
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
  const { save } = form.draft;
  const unsavedValues = worksOffline && form.unsaved ? form.values : null;
  useEffect(() => {
    if (worksOffline) save(unsavedValues, unsavedValues ? formatDraftLabel(unsavedValues) : '');
  }, [worksOffline, save, unsavedValues]);
  return form;
}
