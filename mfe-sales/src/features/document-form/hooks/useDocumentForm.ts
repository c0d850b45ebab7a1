import type { Sale, Voucher } from '@surco/shared/contract';
import { getToday, useSearchParams, useSession } from '@surco/shared/platform';
import { DRAFT_PARAM } from '@surco/shared/ui/draft';
import { type Form, useForm } from '@surco/shared/ui/form';
import { useMemo } from 'react';
import { findUnusualDates } from '../model/findUnusualDates';
import { type DocumentFormValues, isDirty } from '../model/formValues';
import { applyPriceLists, hasZonePrices } from '../model/prices/applyPriceLists';
import { applyFormerPrices } from '../model/prices/trackPrices';
import { calculateDocument } from '../model/documentCalculation';
import { getVoucherExpiryDate } from '../model/getVoucherExpiryDate';
import { createInitialFormValues } from '../model/initial-values/createInitialFormValues';
import { applyChosenCustomer } from '../model/draft/applyChosenCustomer';
import { formatDraftLabel } from '../model/draft/formatDraftLabel';
import {
  getAmountPaid,
  type FormOrigin,
  getPrefilledCustomerId,
  getFormKey,
  getReservedLines,
  getStoredDocument,
  isNewDocument,
} from '../model/formOrigin';
import { readDraft } from '../model/draft/readDraft';
import { getEffectiveSeasonId, validateDocumentForm, type ValidationContext } from '../model/validateDocumentForm';
import { texts } from '../texts';
import type { DocumentFormOptions } from '../api/useFormOptions';
import { type DistributorSelection, useDistributor } from '../api/useDistributor';
import { useSubmitDocument } from '../api/useSubmitDocument';
import { useCustomerZone } from '../api/useCustomerZone';
import { useAutosaveDraft } from './useAutosaveDraft';
import { useConfirmedSend } from './useConfirmedSend';
import { useDisplayNames } from './useDisplayNames';
import { useDocumentConflict } from './useDocumentConflict';
import { usePriceChanges } from './usePriceChanges';
import { useRegisterCustomer } from './useRegisterCustomer';
import { useRefreshOnInvalid } from './useRefreshOnInvalid';
import { useAvailableStock } from '../api/useAvailableStock';

const NO_SEASONS: NonNullable<DocumentFormOptions['seasons']> = [];

/** Explains why the stock is not known yet. */
function getStockHint(seasonId: string, { distributorId, fixedName }: DistributorSelection): string {
  if (seasonId !== '' && distributorId !== '') return texts.stockLoading;
  return fixedName === undefined ? texts.chooseForStock : texts.chooseSeasonForStock;
}

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
        prices: priceChanges.prices,
        label,
        isDateConfirmed: findUnusualDates(origin, current, today).length > 0,
      }),
    onSent: (path) => path,
    isUnsaved: isDirty,
    conflict: useDocumentConflict(origin, initialValues, formOptions),
    draft: { formKey: getFormKey(origin), parse: parseDraft },
  });
  const { values } = form;
  const registerCustomer = useRegisterCustomer(form);
  const isAdmin = useSession(({ user }) => user?.role === 'Admin');
  const seasons = formOptions.seasons ?? NO_SEASONS;
  const seasonId = getEffectiveSeasonId(values, seasons);
  const distributor = useDistributor(origin, values.distributorId);
  const getAvailableBags = useAvailableStock(seasonId, distributor.distributorId, getReservedLines(origin, seasonId));
  const season = seasons.find(({ id }) => id === seasonId);
  const { zone, retryZone } = useCustomerZone(values.customerId, customers);
  const products = useMemo(
    () => applyPriceLists(availableProducts, { season, zone, today }),
    [availableProducts, season, zone, today],
  );
  const pricing = { products, parameters };
  const confirmation = useConfirmedSend(products);
  const submit = useSubmitDocument(origin, form.draft.submit, confirmation.send, pricing);
  const priceChanges = usePriceChanges(values, products, formOptions.isReady);
  const calculation = calculateDocument(values, products, parameters);
  const totalBefore =
    priceChanges.changes.length > 0
      ? calculateDocument(values, applyFormerPrices(products, priceChanges.changes), parameters).total
      : calculation.total;
  const paid = getAmountPaid(origin);
  const productList = useMemo(() => [...products.values()], [products]);
  const names = useDisplayNames(values, formOptions);
  const label = formatDraftLabel(origin, values, customers, names);
  const context: ValidationContext = {
    mode: origin.mode,
    availableProducts: hasProducts ? productList : undefined,
    seasons,
    customers,
    allowedSeasonId: isAdmin && origin.mode === 'sale:edit' ? origin.sale.season.id : undefined,
    getAvailableBags,
    today,
    isDistributorRequired: distributor.fixedName === undefined,
    documentTotal: calculation.total,
    amountPaid: paid,
    conversion: origin.mode === 'sale:convert' ? { voucherTotal: origin.voucher.total, minPaidFraction } : null,
  };
  useAutosaveDraft(form.draft, form.unsaved ? values : null, names, priceChanges.prices, label);
  return {
    form,
    registerCustomer: isNewDocument(origin) ? registerCustomer : undefined,
    seasonId,
    distributor,
    products,
    priceChanges: { ...priceChanges, totalBefore },
    confirmationDialog: confirmation.dialog,
    retryZone: hasZonePrices(products) ? retryZone : undefined,
    names,
    getAvailableBags,
    calculation,
    paid,
    expiresAt: getVoucherExpiryDate(origin, formOptions, seasonId, today),
    stockHint: getStockHint(seasonId, distributor),
  };
}
