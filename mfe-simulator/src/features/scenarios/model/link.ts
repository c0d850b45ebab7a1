import {
  type Catalog,
  FIELDS,
  type FieldName,
  formOf,
  inputFromSearch,
  inputOf,
  searchOfInput,
  type SimulatorInput,
  type SimulatorModel,
} from '../../simulator';

const WORDS = {
  mode: 'Destino del silo',
  condition: 'Riego o temporal',
  silo: 'Tipo de silo',
  productId: 'Semilla',
  productionTypeId: 'Tipo de producción',
} as const;

const words = Object.entries(WORDS);
const figures = Object.keys(FIELDS) as FieldName[];

const isFigure = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** What an address asks for and the simulator cannot take, by its label. What is out of range is told at its field. */
export function ignoredIn(search: URLSearchParams, catalog: Catalog): readonly string[] {
  const taken = searchOfInput(inputOf(formOf(inputFromSearch(search, catalog), catalog)));
  const lost = (name: string): boolean => search.has(name) && taken.has(name) && search.get(name) !== taken.get(name);
  return [
    ...words.flatMap(([name, label]) => (lost(name) ? [label] : [])),
    ...figures.flatMap((name) => (search.has(name) && !isFigure(search.get(name) ?? '') ? [FIELDS[name].label] : [])),
  ];
}

/** The question with every figure written out, so that it asks the same after a default has changed. */
export const completeQuestion = ({ input, calculation }: Pick<SimulatorModel, 'input' | 'calculation'>) => ({
  ...input,
  ...calculation?.input,
});

/** The address that asks the same again. It leads to the simulator without a menu, which is open to all. */
export const linkTo = (origin: string, input: SimulatorInput): string => `${origin}/simulator?${searchOfInput(input)}`;
