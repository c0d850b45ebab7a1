import type { SilageRequest } from '@surco/shared/domain/silage/input';
import { type Catalog, productionOf, productOf } from './catalog';
import { FIELDS, type FieldName } from './fields';
import { defaultsOf, figuresOf, initialForm, requestOf, type SimulatorForm, subjectOf } from './form';
import { toPoints, writeNumber } from './number';

/**
 * The question on the screen as data: the body of POST /simulations without a customer.
 * What is absent or null takes its default; a saved simulation's `input` is one of these with its defaults filled in.
 */
export interface SimulatorInput extends SilageRequest {
  readonly productId: string;
  readonly productionTypeId?: string | null;
}

const NAMES = Object.keys(FIELDS) as FieldName[];

/** What the form asks. A figure that is no number yet is NaN, and the model refuses it. */
export const inputOf = (form: SimulatorForm): SimulatorInput => ({
  ...requestOf(form),
  productId: form.productId,
  productionTypeId: form.mode === 'AUTOCONSUMO' ? form.productionTypeId || null : null,
});

/** The form that asks this; what stands at its default goes on following it. A product or production type that was withdrawn gives way to the first one. */
export function formOf(input: SimulatorInput, catalog: Catalog): SimulatorForm {
  const { mode, condition, silo } = input;
  const figures = figuresOf(input);
  const bare: SimulatorForm = {
    mode,
    condition,
    siloType: silo.type,
    productId: productOf(catalog, input.productId)?.id ?? '',
    productionTypeId: productionOf(catalog, input.productionTypeId ?? '')?.id ?? '',
    typed: {},
  };
  const subject = subjectOf(bare, catalog);
  const usual = subject && defaultsOf(bare, subject);
  const typed = NAMES.flatMap((name): [FieldName, string][] => {
    const value = figures[name];
    if (value === null || value === undefined || !Number.isFinite(value) || value === usual?.[name]) return [];
    return [[name, writeNumber(FIELDS[name].percent ? toPoints(value) : value)]];
  });
  return { ...bare, typed: Object.fromEntries(typed) };
}

/** What the screen begins with; the objective of the address chooses the production type. */
export const initialInput = (catalog: Catalog, objective = ''): SimulatorInput =>
  inputOf(initialForm(catalog, objective));
