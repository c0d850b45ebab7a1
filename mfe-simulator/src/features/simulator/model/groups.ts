import type { SilageMode } from '@surco/shared/domain/silage/input';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import type { Calculation } from './calculate';
import { costLead, groundLead, milkLead, saleLead, savingLead, siloLead, type Lead } from './leads';

/** A figure of the result in its group. */
export interface FigureSpec {
  readonly key: SilageFigureKey;
  readonly strong?: boolean;
  /** The model's own label unless another reads better here. */
  readonly label?: string;
  readonly mode?: SilageMode;
}

export interface ResultGroup {
  readonly id: string;
  readonly title: string;
  readonly mode?: SilageMode;
  /** The group in one sentence. */
  readonly lead: Lead;
  readonly figures: readonly FigureSpec[];
  /** Stands only where its figures apply. */
  readonly optional?: boolean;
}

export const RESULT_GROUPS: readonly ResultGroup[] = [
  {
    id: 'siembra',
    title: 'Siembra y cosecha',
    lead: groundLead,
    figures: [
      { key: 'hectares', strong: true },
      { key: 'bags', strong: true },
      { key: 'tonnesUsable', strong: true },
      { key: 'feed', mode: 'AUTOCONSUMO' },
      { key: 'feedWithReserve', mode: 'AUTOCONSUMO' },
      { key: 'dmHarvest', mode: 'AUTOCONSUMO' },
      { key: 'hectaresExact', mode: 'AUTOCONSUMO' },
      { key: 'tonnesGreen' },
      { key: 'tonnesDry' },
    ],
  },
  {
    id: 'silo',
    title: 'Silo',
    lead: siloLead,
    figures: [{ key: 'length', strong: true }, { key: 'volume' }, { key: 'faceAdvance', mode: 'AUTOCONSUMO' }],
  },
  {
    id: 'costos',
    title: 'Costos',
    lead: costLead,
    figures: [
      { key: 'costTotal', strong: true },
      { key: 'costSeed' },
      { key: 'costCrop' },
      { key: 'costEnsiling' },
      { key: 'costPerHa' },
      { key: 'costPerTonneUsable' },
      { key: 'costPerTonneGreen' },
      { key: 'costPerKgDry' },
      { key: 'costPerAnimalDay', mode: 'AUTOCONSUMO' },
    ],
  },
  {
    id: 'ahorro',
    title: 'Ahorro',
    mode: 'AUTOCONSUMO',
    lead: savingLead,
    figures: [
      { key: 'saving', strong: true },
      { key: 'savingPct', label: 'Ahorro en porcentaje' },
    ],
  },
  {
    id: 'leche',
    title: 'Leche',
    mode: 'AUTOCONSUMO',
    optional: true,
    lead: milkLead,
    figures: [
      { key: 'milkPerCowDay', strong: true },
      { key: 'milkKg', label: 'Leche de todo el periodo' },
      { key: 'milkPerHa' },
      { key: 'milkValue' },
    ],
  },
  {
    id: 'venta',
    title: 'Venta',
    mode: 'VENTA',
    lead: saleLead,
    figures: [
      { key: 'profit', strong: true },
      { key: 'revenue' },
      { key: 'margin' },
      { key: 'roi' },
      { key: 'breakEven' },
    ],
  },
];

const suits =
  (chosen: SilageMode) =>
  ({ mode }: { readonly mode?: SilageMode }): boolean =>
    mode === undefined || mode === chosen;

/** The groups of a result; while nothing is known yet, those of its mode stand with dashes. */
export function groupsOf({ input, result, valid }: Calculation): readonly ResultGroup[] {
  const known = (group: ResultGroup, key: SilageFigureKey): boolean => (valid ? result[key] !== null : !group.optional);
  return RESULT_GROUPS.filter(suits(input.mode))
    .map((group) => ({
      ...group,
      figures: group.figures.filter(suits(input.mode)).filter(({ key }) => known(group, key)),
    }))
    .filter(({ figures }) => figures.length > 0);
}
