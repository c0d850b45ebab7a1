import { productUseLabels, silageFields, type SilageFieldName } from '@surco/shared/domain';
import { Field, SelectInput, toOption } from '@surco/shared/ui/fields';
import type { ReactNode } from 'react';
import type { Calculation } from '../../../common/model/calculate';
import type { Catalog, CatalogProduct } from '../../../common/model/catalog';
import type { SimulatorFormValues } from '../../../common/model/simulatorFormValues';
import { createSliderStops } from '../model/createSliderStops';
import { conditionOptions, modeOptions, siloOptions } from '../texts';
import { RadioGroup } from './RadioGroup';
import { FineTuning } from './FineTuning';
import { NumberInput } from './NumberInput';
import './inputs.css';

export interface SimulatorInputsProps {
  catalog: Catalog;
  form: SimulatorFormValues;
  calculation: Calculation;
  setChoice: (choice: Partial<SimulatorFormValues>) => void;
  setNumber: (name: SilageFieldName, text: string | undefined) => void;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="surco-sim-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const toProductOption = ({ id, name, use, environment }: CatalogProduct) => ({
  value: id,
  label: [name, productUseLabels[use], environment].filter(Boolean).join(' · '),
});

/** Inputs in the order of the farm work: herd, sowing, silo, sale. */
export function SimulatorInputs({ catalog, form, calculation, setChoice, setNumber }: SimulatorInputsProps) {
  const { errors, defaults, context } = calculation;
  const renderNumberInput = (name: SilageFieldName) => (
    <NumberInput
      key={name}
      name={name}
      typed={form.typed[name]}
      defaultValue={defaults[name]}
      error={errors.get(silageFields[name].path)}
      stops={createSliderStops(name, context.product)}
      onChange={setNumber}
    />
  );
  const renderNumberInputs = (...names: readonly SilageFieldName[]) => (
    <div className="surco-sim-numbers">{names.map(renderNumberInput)}</div>
  );
  const hasError = (...names: readonly SilageFieldName[]): boolean =>
    names.some((name) => errors.has(silageFields[name].path));

  return (
    <>
      <RadioGroup
        legend="¿Para qué es el silo?"
        value={form.mode}
        options={modeOptions}
        onChange={(mode) => setChoice({ mode })}
      />
      {form.mode === 'AUTOCONSUMO' && (
        <Section title="El hato">
          <Field name="productionTypeId" label="Tipo de producción">
            {(controlProps) => (
              <SelectInput
                {...controlProps}
                value={form.productionTypeId}
                onChange={(productionTypeId) => setChoice({ productionTypeId })}
                options={catalog.productionTypes.map(toOption)}
              />
            )}
          </Field>
          {renderNumberInputs('animals', 'intakeKg', 'days', 'reserve')}
        </Section>
      )}
      <Section title="La siembra">
        <Field name="productId" label="Semilla" error={errors.get('productId')}>
          {(controlProps, invalid) => (
            <SelectInput
              {...controlProps}
              invalid={invalid}
              value={form.productId}
              onChange={(productId) => setChoice({ productId })}
              options={catalog.products.map(toProductOption)}
            />
          )}
        </Field>
        {form.mode === 'VENTA' && renderNumberInputs('hectares')}
        <RadioGroup
          legend="¿Cómo se riega?"
          value={form.condition}
          options={conditionOptions}
          onChange={(condition) => setChoice({ condition })}
        />
        <FineTuning title="Renta, descuento y materia seca" hasError={hasError('rentPerHa', 'discount', 'dryMatter')}>
          {renderNumberInputs('rentPerHa', 'discount', 'dryMatter')}
        </FineTuning>
      </Section>
      <Section title="El silo">
        <RadioGroup
          legend="Tipo de silo"
          value={form.siloType}
          options={siloOptions}
          onChange={(siloType) => setChoice({ siloType })}
        />
        {renderNumberInputs('siloWidth', 'siloHeight', 'loss')}
      </Section>
      {form.mode === 'VENTA' && <Section title="La venta">{renderNumberInputs('salePrice')}</Section>}
    </>
  );
}
