import { useCallback, useMemo, useState } from 'react';
import { calculate } from './calculate';
import type { Catalog } from './catalog';
import type { FieldName } from './fields';
import { initialForm, type SimulatorForm } from './form';

/** The form and what it comes to. */
export function useSimulator(catalog: Catalog, objective: string) {
  const [form, setForm] = useState(() => initialForm(catalog, objective));
  const calculation = useMemo(() => calculate(form, catalog), [form, catalog]);
  const choose = useCallback((choice: Partial<SimulatorForm>) => setForm((now) => ({ ...now, ...choice })), []);
  /** An absent text gives the field back to its default. */
  const type = useCallback(
    (name: FieldName, text: string | undefined) =>
      setForm((now) => ({ ...now, typed: { ...now.typed, [name]: text } })),
    [],
  );
  return { form, calculation, choose, type };
}
