import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import {
  compareMoney,
  formatMoney,
  isRecordDate,
  isSeasonOpen,
  type Money,
  type SeasonWindow,
  validateStock,
  checkPaidForConversion,
  validateLines,
} from '@surco/shared/domain';
import { documentHeadFields, documentLineFields } from '@surco/shared/records/document';
import { texts, getModeTexts } from '../texts';
import type { AvailableProduct } from './availableProducts';
import { checkDocumentDate } from './documentDates';
import { validateFirstPayment } from './firstPayment';
import { getDocumentKind, type FormMode } from './formOrigin';
import { type DocumentFormValues, toDiscountFraction, type LineFormValues } from './formValues';

const { maxLength: lotMaxLength } = documentLineFields.lot;
const { maxLength: notesMaxLength } = documentHeadFields.notes;

/** Data the form is validated against: the latest answers. */
export interface ValidationContext {
  readonly mode: FormMode;
  /** Undefined while they load. */
  readonly availableProducts: readonly AvailableProduct[] | undefined;
  readonly seasons: readonly (SeasonWindow & { readonly id: string; readonly endDate?: string | undefined })[];
  /** Undefined while they load. */
  readonly customers?: readonly { readonly id: string }[] | undefined;
  /** Season that is allowed even when closed: that of the sale which an administrator edits. */
  readonly allowedSeasonId?: string;
  /** Available bags by product in the selected season; undefined when unknown. */
  readonly getAvailableBags: (productId: string) => number | undefined;
  readonly today: string;
  /** The consultant has no distributor, so one must be selected. */
  readonly isDistributorRequired: boolean;
  /** Total of the form with tax; lines with an invalid quantity count as zero. */
  readonly documentTotal: Money;
  /** Payments already made on the DKbono; zero for a sale. */
  readonly amountPaid: Money;
  /** The stored DKbono that becomes a sale; null when this is not a conversion. */
  readonly conversion: { readonly voucherTotal: Money; readonly minPaidFraction: number } | null;
}

/** The selected season, or the only one that can be selected. */
export const getEffectiveSeasonId = (
  values: Pick<DocumentFormValues, 'seasonId'>,
  seasons: readonly { readonly id: string }[],
): string => values.seasonId || (seasons.length === 1 ? (seasons[0]?.id ?? '') : '');

/** Replaces the line index in a path (`lines.0.quantity`) by its product id, which is stable when lines are removed. */
export const mapErrorsToProducts = (
  problems: readonly FieldError[],
  lines: readonly { readonly productId: string }[],
): FieldError[] =>
  problems.map(({ path, message }) => ({
    message,
    path: path.replace(/^lines\.(\d+)/, (whole, index: string) => {
      const line = lines[Number(index)];
      return line ? `lines.${line.productId}` : whole;
    }),
  }));

/** Reports a discount or hectares that are not numbers, and a lot that is too long; `validateLines` checks the rest. */
const validateLineFormat = ({ discount, hectares, lot }: LineFormValues, index: number): FieldError[] =>
  collectFieldErrors([
    [`lines.${index}.discount`, Number.isNaN(discount) && texts.discountFormat],
    [`lines.${index}.hectares`, Number.isNaN(hectares) && texts.hectaresFormat],
    [`lines.${index}.lot`, lot.trim().length > lotMaxLength && texts.lotTooLong(lotMaxLength)],
  ]);

/** Whether the selection is no longer available; false while the options are unknown. */
export const isUnavailable = (id: string, choices: readonly { readonly id: string }[] | undefined): boolean =>
  id !== '' && choices !== undefined && !choices.some((choice) => choice.id === id);

function validateHeader(values: DocumentFormValues, context: ValidationContext): FieldError[] {
  const { mode, seasons, customers, allowedSeasonId, today, isDistributorRequired } = context;
  const modeTexts = getModeTexts(mode);
  const season = seasons.find(({ id }) => id === getEffectiveSeasonId(values, seasons));
  const dateMessage = checkDocumentDate(mode, values.date, { season, today });
  const isSeasonAllowed =
    season !== undefined && (season.id === allowedSeasonId || isSeasonOpen(getDocumentKind(mode), season, today));
  return collectFieldErrors([
    ['customerId', values.customerId === '' && texts.customerMissing],
    ['customerId', isUnavailable(values.customerId, customers) && texts.customerUnavailable],
    ['seasonId', !season && values.seasonId === '' && texts.seasonMissing],
    ['seasonId', !isSeasonAllowed && modeTexts.seasonClosed],
    ['distributorId', isDistributorRequired && values.distributorId === '' && texts.distributorMissing],
    ['date', !isRecordDate(values.date) && modeTexts.dateMissing],
    ['date', dateMessage],
    ['notes', values.notes.trim().length > notesMaxLength && texts.notesTooLong(notesMaxLength)],
  ]);
}

/** The paid amount must not exceed the total, and a conversion requires its minimum. */
function validatePaidAmount({ mode, documentTotal, amountPaid, conversion }: ValidationContext): FieldError[] {
  const unpaid =
    conversion &&
    checkPaidForConversion({ total: conversion.voucherTotal, paid: amountPaid }, conversion.minPaidFraction);
  return collectFieldErrors([
    ['voucherId', unpaid?.message],
    ['lines', compareMoney(amountPaid, documentTotal) > 0 && getModeTexts(mode).overpaid(formatMoney(amountPaid))],
  ]);
}

/** One message per field: the first. */
function keepFirstErrorPerField(problems: readonly FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

interface LineValidationContext extends Pick<ValidationContext, 'getAvailableBags'> {
  readonly availableProducts: readonly AvailableProduct[];
}

/** Whether an error concerns a line of an unavailable product, but not that it is unavailable. */
const isIrrelevantError = (path: string, missing: readonly LineFormValues[]): boolean =>
  missing.some(({ productId }) => path.startsWith(`lines.${productId}.`) && path !== `lines.${productId}.productId`);

/** Validates the lines; paths contain product ids. */
export function validateFormLines(
  lines: readonly LineFormValues[],
  { availableProducts, getAvailableBags }: LineValidationContext,
): FieldError[] {
  const entries = lines.map((line) => ({ ...line, discount: toDiscountFraction(line.discount) }));
  const found = [
    ...lines.flatMap(validateLineFormat),
    ...validateLines(entries, availableProducts),
    ...validateStock(entries, availableProducts, getAvailableBags),
  ];
  const missing = lines.filter(({ productId }) => !availableProducts.some(({ id }) => id === productId));
  return keepFirstErrorPerField(mapErrorsToProducts(found, lines)).filter(
    ({ path }) => !isIrrelevantError(path, missing),
  );
}

/** Validates the form by the same rules as the API. */
export function validateDocumentForm(values: DocumentFormValues, context: ValidationContext): FieldError[] {
  const { availableProducts } = context;
  const lines = availableProducts
    ? validateFormLines(values.lines, { ...context, availableProducts })
    : [{ path: 'lines', message: texts.productsLoading }];
  return [
    ...keepFirstErrorPerField(validateHeader(values, context)),
    ...lines,
    // With invalid lines the total is not yet what it will be, so the paid amount is not compared with it.
    ...(lines.length > 0 ? [] : validatePaidAmount(context)),
    ...(context.mode === 'voucher:new'
      ? validateFirstPayment(values, lines.length > 0 ? null : context.documentTotal, context.today)
      : []),
  ];
}
