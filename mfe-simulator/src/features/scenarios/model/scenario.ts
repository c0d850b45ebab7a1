import type { Simulation } from '@surco/shared/contract';
import { plural } from '@surco/shared/domain/formats';
import { conditionLabels, modeLabels, type SilageInput } from '@surco/shared/domain/silage/input';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';

/** A question and what it is about, by name. */
export interface Asked {
  readonly input: SilageInput;
  readonly product: string;
  readonly production: string | null;
}

export const askedBy = ({ input, product, productionType }: Simulation): Asked => ({
  input,
  product: product.name,
  production: productionType?.name ?? null,
});

/** "Leche · Maíz DKX-620 · Riego" */
export const aboutOf = ({ input, product, production }: Asked): string =>
  [input.mode === 'VENTA' ? modeLabels.VENTA : production, product, conditionLabels[input.condition]]
    .filter(Boolean)
    .join(' · ');

const sizeOf = ({ mode, animals, hectares }: SilageInput): string =>
  mode === 'VENTA' ? `${plural(hectares ?? 0, 'hectárea', 'hectáreas')}` : plural(animals ?? 0, 'animal', 'animales');

/** What a scenario is called until a person names it: "Leche · 100 animales". */
export const proposedName = ({ input, production }: Asked): string =>
  `${(input.mode === 'VENTA' ? modeLabels.VENTA : production) ?? modeLabels[input.mode]} · ${sizeOf(input)}`;

export const nameOf = (scenario: Simulation): string => scenario.name ?? proposedName(askedBy(scenario));

/** What one gains by it, by what it is for. */
const outcomeOf = ({ mode }: SilageInput): SilageFigureKey => (mode === 'VENTA' ? 'profit' : 'saving');

/** The figures that a scenario is known by in a list. */
export const headlineOf = (input: SilageInput): readonly SilageFigureKey[] => [
  'hectares',
  'bags',
  'costTotal',
  outcomeOf(input),
];
