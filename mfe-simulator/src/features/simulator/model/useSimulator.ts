import { useCallback, useMemo, useState } from 'react';
import { inputFromSearch } from './address';
import { type Calculation, calculate } from './calculate';
import type { Catalog } from './catalog';
import type { FieldName } from './fields';
import type { SimulatorForm } from './form';
import { formOf, inputOf, type SimulatorInput } from './input';

/** The one state of the screen, for whoever saves, shares or compares what is on it. */
export interface SimulatorModel {
  readonly catalog: Catalog;
  readonly form: SimulatorForm;
  /** The question on the screen as data; what POST /simulations takes when `calculation` is valid. */
  readonly input: SimulatorInput;
  /** What it comes to; null while there is no product to calculate with. */
  readonly calculation: Calculation | null;
  readonly choose: (choice: Partial<SimulatorForm>) => void;
  /** An absent text gives the field back to its default. */
  readonly type: (name: FieldName, text: string | undefined) => void;
  /** Puts another question on the screen, e.g. that of a saved scenario. */
  readonly ask: (input: SimulatorInput) => void;
}

/** The form and what it comes to, beginning with what the address carries. */
export function useSimulator(catalog: Catalog, search: URLSearchParams): SimulatorModel {
  const [form, setForm] = useState(() => formOf(inputFromSearch(search, catalog), catalog));
  const calculation = useMemo(() => calculate(form, catalog), [form, catalog]);
  const input = useMemo(() => inputOf(form), [form]);
  const choose = useCallback((choice: Partial<SimulatorForm>) => setForm((now) => ({ ...now, ...choice })), []);
  const type = useCallback(
    (name: FieldName, text: string | undefined) =>
      setForm((now) => ({ ...now, typed: { ...now.typed, [name]: text } })),
    [],
  );
  const ask = useCallback((next: SimulatorInput) => setForm(formOf(next, catalog)), [catalog]);
  return { catalog, form, input, calculation, choose, type, ask };
}
