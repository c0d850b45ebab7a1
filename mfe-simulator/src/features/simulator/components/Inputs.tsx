import { useLabels } from '@surco/shared/domain/product';
import { Field } from '@surco/shared/ui/field';
import { NativeSelect } from '@surco/shared/ui/native-select';
import type { ReactNode } from 'react';
import type { Calculation } from '../model/calculate';
import type { Catalog, CatalogProduct } from '../model/catalog';
import { FIELDS, type FieldName } from '../model/fields';
import type { SimulatorForm } from '../model/form';
import { stopsOf } from '../model/scales';
import { conditionOptions, modeOptions, siloOptions } from '../texts';
import { Choice } from './Choice';
import { FineTuning } from './FineTuning';
import { NumberInput } from './NumberInput';
import './inputs.css';

export interface InputsProps {
  catalog: Catalog;
  form: SimulatorForm;
  calculation: Calculation;
  choose: (choice: Partial<SimulatorForm>) => void;
  type: (name: FieldName, text: string | undefined) => void;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="surco-sim-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

const productOption = ({ id, name, use, environment }: CatalogProduct) => ({
  value: id,
  label: [name, useLabels[use], environment].filter(Boolean).join(' · '),
});

/** What is asked, in the order of the work: the herd, the sowing, the silo, the sale. */
export function Inputs({ catalog, form, calculation, choose, type }: InputsProps) {
  const { problems, defaults, subject } = calculation;
  const number = (name: FieldName) => (
    <NumberInput
      key={name}
      name={name}
      typed={form.typed[name]}
      usual={defaults[name]}
      problem={problems.get(FIELDS[name].path)}
      stops={stopsOf(name, subject.product)}
      onType={type}
    />
  );
  const numbers = (...names: readonly FieldName[]) => <div className="surco-sim-numbers">{names.map(number)}</div>;
  const wrong = (...names: readonly FieldName[]): boolean => names.some((name) => problems.has(FIELDS[name].path));

  return (
    <>
      <Choice
        legend="¿Para qué es el silo?"
        value={form.mode}
        options={modeOptions}
        onChange={(mode) => choose({ mode })}
      />
      {form.mode === 'AUTOCONSUMO' && (
        <Section title="El hato">
          <Field name="productionTypeId" label="Tipo de producción">
            {(wired) => (
              <NativeSelect
                {...wired}
                value={form.productionTypeId}
                onChange={(productionTypeId) => choose({ productionTypeId })}
                options={catalog.productionTypes.map(named)}
              />
            )}
          </Field>
          {numbers('animals', 'intakeKg', 'days', 'reserve')}
        </Section>
      )}
      <Section title="La siembra">
        <Field name="productId" label="Semilla" error={problems.get('productId')}>
          {(wired, invalid) => (
            <NativeSelect
              {...wired}
              invalid={invalid}
              value={form.productId}
              onChange={(productId) => choose({ productId })}
              options={catalog.products.map(productOption)}
            />
          )}
        </Field>
        {form.mode === 'VENTA' && numbers('hectares')}
        <Choice
          legend="¿Cómo se riega?"
          value={form.condition}
          options={conditionOptions}
          onChange={(condition) => choose({ condition })}
        />
        <FineTuning title="Renta, descuento y materia seca" open={wrong('rentPerHa', 'discount', 'dryMatter')}>
          {numbers('rentPerHa', 'discount', 'dryMatter')}
        </FineTuning>
      </Section>
      <Section title="El silo">
        <Choice
          legend="Tipo de silo"
          value={form.siloType}
          options={siloOptions}
          onChange={(siloType) => choose({ siloType })}
        />
        {numbers('siloWidth', 'siloHeight', 'loss')}
      </Section>
      {form.mode === 'VENTA' && <Section title="La venta">{numbers('salePrice')}</Section>}
    </>
  );
}
