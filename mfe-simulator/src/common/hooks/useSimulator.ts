import { type SilageFieldName } from '@surco/shared/domain';
import { useCallback, useMemo, useState } from 'react';
import { parseInputSearchParams } from '../model/inputSearchParams';
import { type Calculation, calculate } from '../model/calculate';
import type { Catalog } from '../model/catalog';
import type { SimulatorFormValues } from '../model/simulatorFormValues';
import { toFormValues, toSimulatorInput, type SimulatorInput } from '../model/simulatorInput';

/** What can be done with the calculated simulation in a panel. */
export type SimulationAction = 'save' | 'share' | 'sell';

/** State of the simulator, shared with saving, sharing and comparing. */
export interface SimulatorState {
  readonly catalog: Catalog;
  readonly form: SimulatorFormValues;
  /** Current input; a valid body of POST /simulations when `calculation` is valid. */
  readonly input: SimulatorInput;
  /** Result; null while there is no product to calculate with. */
  readonly calculation: Calculation | null;
  readonly setChoice: (choice: Partial<SimulatorFormValues>) => void;
  /** An undefined text resets the field to its default. */
  readonly setNumber: (name: SilageFieldName, text: string | undefined) => void;
  /** The action whose panel is open. */
  readonly openAction: SimulationAction | null;
  readonly setOpenAction: (action: SimulationAction | null) => void;
}

/** Form state and result, initialized from the query string. */
export function useSimulator(catalog: Catalog, search: URLSearchParams): SimulatorState {
  const [form, setForm] = useState(() => toFormValues(parseInputSearchParams(search, catalog), catalog));
  const calculation = useMemo(() => calculate(form, catalog), [form, catalog]);
  const [openAction, setOpenAction] = useState<SimulationAction | null>(null);
  const input = useMemo(() => toSimulatorInput(form), [form]);
  const setChoice = useCallback(
    (choice: Partial<SimulatorFormValues>) => setForm((current) => ({ ...current, ...choice })),
    [],
  );
  const setNumber = useCallback(
    (name: SilageFieldName, text: string | undefined) =>
      setForm((current) => ({ ...current, typed: { ...current.typed, [name]: text } })),
    [],
  );
  return { catalog, form, input, calculation, setChoice, setNumber, openAction, setOpenAction };
}
