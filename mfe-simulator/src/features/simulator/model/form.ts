import { readFigure } from '@surco/shared/domain/figure';
import {
  completeInput,
  silageDefaults,
  type SilageCondition,
  type SilageMode,
  type SilageRequest,
  type SilageSubject,
  type SiloType,
} from '@surco/shared/domain/silage/input';
import { type Catalog, productionNamed, productionOf, productOf } from './catalog';
import { FIELDS, type FieldName } from './fields';
import { toFraction } from './number';

/** The screen as one plain value: choices, and only those figures that the person typed. */
export interface SimulatorForm {
  readonly mode: SilageMode;
  readonly condition: SilageCondition;
  readonly siloType: SiloType;
  readonly productId: string;
  readonly productionTypeId: string;
  /** As typed; what is absent or empty takes its default, and follows it when the default changes. */
  readonly typed: Readonly<Partial<Record<FieldName, string>>>;
}

/** A form to begin with; the objective of the address chooses the production type. */
export function initialForm(catalog: Catalog, objective: string): SimulatorForm {
  const production = productionNamed(catalog, objective) ?? productionOf(catalog, '');
  return {
    mode: silageDefaults.mode,
    condition: silageDefaults.condition,
    siloType: silageDefaults.silo.type,
    productId: productOf(catalog, '')?.id ?? '',
    productionTypeId: production?.id ?? '',
    typed: {},
  };
}

/** What the form is about; null while there is no product to calculate with. */
export function subjectOf(form: SimulatorForm, catalog: Catalog): SilageSubject | null {
  const product = productOf(catalog, form.productId);
  if (!product) return null;
  const production = form.mode === 'AUTOCONSUMO' ? productionOf(catalog, form.productionTypeId) : undefined;
  return { product, production: production ?? null, parameters: catalog.parameters };
}

/** A typed figure as the model takes it: null when absent, NaN when it is no number. */
function figure(form: SimulatorForm, name: FieldName): number | null {
  const value = readFigure(form.typed[name] ?? '');
  return value !== null && FIELDS[name].percent ? toFraction(value) : value;
}

/** The form as POST /simulations and the model take it. */
export function requestOf(form: SimulatorForm): SilageRequest {
  const { width, height } = silageDefaults.silo;
  return {
    mode: form.mode,
    condition: form.condition,
    silo: {
      type: form.siloType,
      width: figure(form, 'siloWidth') ?? width,
      height: figure(form, 'siloHeight') ?? height,
    },
    animals: figure(form, 'animals'),
    intakeKg: figure(form, 'intakeKg'),
    days: figure(form, 'days'),
    reserve: figure(form, 'reserve'),
    dryMatter: figure(form, 'dryMatter'),
    hectares: figure(form, 'hectares'),
    loss: figure(form, 'loss'),
    discount: figure(form, 'discount'),
    rentPerHa: figure(form, 'rentPerHa'),
    salePrice: figure(form, 'salePrice'),
  };
}

export type FieldValues = Readonly<Record<FieldName, number | null>>;

/** The figures of a question by the field that shows them. */
export const figuresOf = <T extends SilageRequest>({ silo, ...figures }: T) => ({
  ...figures,
  siloWidth: silo.width,
  siloHeight: silo.height,
});

/** What each field would hold had the person typed nothing. */
export const defaultsOf = (form: SimulatorForm, subject: SilageSubject): FieldValues =>
  figuresOf(completeInput(requestOf({ ...form, typed: {} }), subject));
