import type { Sale, SessionUser, Voucher } from '@surco/shared/contract';
import { getToday, useSearchParams, useSession } from '@surco/shared/platform';
import { DRAFT_PARAM } from '@surco/shared/ui/draft';
import { type Form, useForm } from '@surco/shared/ui/form';
import { useEffect, useMemo } from 'react';
import type { DocumentFormOptions } from '../api/useFormOptions';
import { useStock } from '../api/useStock';
import { useSubmitDocument, useRefreshOnInvalid } from '../api/useSubmitDocument';
import { calculateDocument } from '../model/documentCalculation';
import { findUnusualDates } from '../model/documentDates';
import { applyChosenCustomer, formatDraftLabel, readDraft } from '../model/draft';
import {
  getAmountPaid,
  type FormOrigin,
  getPrefilledCustomerId,
  getFormKey,
  getStoredDocument,
  isNewDocument,
} from '../model/formOrigin';
import { type DocumentFormValues, isDirty } from '../model/formValues';
import { createInitialFormValues } from '../model/initialValues';
import { toPendingDocument } from '../model/toPendingDocument';
import { getEffectiveSeasonId, validateDocumentForm, type ValidationContext } from '../model/validateDocumentForm';
import { useConfirmedSend } from './useConfirmedSend';
import { useDisplayNames } from './useDisplayNames';
import { useDocumentConflict } from './useDocumentConflict';
import { usePrices } from './usePrices';
import { useRegisterCustomer } from './useRegisterCustomer';

/** State of the form: values, calculation, validation, submit, and a draft on this device. */
export function useDocumentForm(origin: FormOrigin, formOptions: DocumentFormOptions) {
  const today = getToday();
  const { availableProducts, customers, parameters, minPaidFraction, hasProducts } = formOptions;
  const initialValues = useMemo(
    () => createInitialFormValues(origin, availableProducts, parameters, today, customers),
    [origin, availableProducts, parameters, today, customers],
  );
  // Only a draft that the address names is one that a customer was registered for.
  const draftCustomerId = useSearchParams()[0].has(DRAFT_PARAM) ? getPrefilledCustomerId(origin) : '';
  const parseDraft = (stored: unknown): DocumentFormValues | null => {
    const draft = readDraft(stored);
    return draft && applyChosenCustomer(draft, draftCustomerId);
  };
  // `send` and `validate` run after this render, so they may use what is computed below.
  const form: Form<DocumentFormValues, Sale | Voucher> = useForm<DocumentFormValues, Sale | Voucher, string>({
    record: getStoredDocument(origin),
    toFormValues: () => initialValues,
    validate: (current) => validateDocumentForm(current, context),
    onInvalid: useRefreshOnInvalid(),
    confirmSubmit: (current) => confirmation.confirmDates(findUnusualDates(origin, current, today)),
    send: (current, baseVersion) =>
      submit({
        values: current,
        seasonId: current.seasonId || seasonId,
        baseVersion,
        names,
        prices: prices.shown,
        document: isNewDocument(origin) && user ? toPendingDocument(pendingSource(current, user)) : undefined,
        label,
        shownTotal: calculateDocument(current, prices.products, parameters).total,
        isDateConfirmed: findUnusualDates(origin, current, today).length > 0,
      }),
    onSent: (path) => path,
    isUnsaved: isDirty,
    conflict: useDocumentConflict(origin, initialValues, formOptions),
    draft: { formKey: getFormKey(origin), parse: parseDraft },
  });
  const { values, updateValues } = form;
  const sentCustomerId = formOptions.findSentCustomer(values.customerId);
  useEffect(() => {
    if (sentCustomerId) updateValues((current) => ({ ...current, customerId: sentCustomerId }));
  }, [sentCustomerId, updateValues]);
  const registerCustomer = useRegisterCustomer(form);
  const user = useSession((state) => state.user);
  const seasons = formOptions.seasons ?? [];
  const seasonId = getEffectiveSeasonId(values, seasons);
  const stock = useStock(origin, values.distributorId, seasonId);
  const prices = usePrices(
    values,
    seasons.find(({ id }) => id === seasonId),
    formOptions,
  );
  const confirmation = useConfirmedSend(prices.products);
  const submit = useSubmitDocument(origin, form.draft.submit, confirmation.send);
  const paid = getAmountPaid(origin);
  const names = useDisplayNames(values, formOptions);
  const label = formatDraftLabel(origin, values, customers, names);
  const pendingSource = (current: DocumentFormValues, sessionUser: SessionUser) => ({
    values: current,
    seasonId: current.seasonId || seasonId,
    products: prices.products,
    parameters,
    formOptions,
    distributor: stock.distributor,
    user: sessionUser,
    today,
    isVoucher: origin.mode === 'voucher:new',
  });
  const context: ValidationContext = {
    mode: origin.mode,
    availableProducts: hasProducts ? [...prices.products.values()] : undefined,
    seasons,
    customers,
    allowedSeasonId: user?.role === 'Admin' && origin.mode === 'sale:edit' ? origin.sale.season.id : undefined,
    getAvailableBags: stock.getAvailableBags,
    today,
    isDistributorRequired: stock.distributor.fixedName === undefined,
    documentTotal: prices.calculation.total,
    amountPaid: paid,
    conversion: origin.mode === 'sale:convert' ? { voucherTotal: origin.voucher.total, minPaidFraction } : null,
  };
  const { save } = form.draft;
  const unsavedValues = form.unsaved ? values : null;
  useEffect(
    () => save(unsavedValues && { ...unsavedValues, names, prices: prices.shown }, label),
    [save, unsavedValues, names, prices.shown, label],
  );
  return {
    form,
    registerCustomer: isNewDocument(origin) ? registerCustomer : undefined,
    seasonId,
    stock,
    prices,
    confirmationDialog: confirmation.dialog,
    names,
    paid,
  };
}
