import type { SilageMode } from '@surco/shared/domain/silage/input';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import type { Calculation } from './calculate';
import { costLead, groundLead, milkLead, saleLead, savingLead, siloLead, type Lead } from './leads';

/** A figure of the result and what it means, in the words of the field. */
export interface FigureSpec {
  readonly key: SilageFigureKey;
  readonly hint?: string;
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
      { key: 'tonnesUsable', hint: 'Lo que queda para dar o vender, ya sin merma.', strong: true },
      { key: 'feed', hint: 'Lo que come el hato en todo el periodo.', mode: 'AUTOCONSUMO' },
      { key: 'feedWithReserve', mode: 'AUTOCONSUMO' },
      { key: 'dmHarvest', hint: 'Lo que hay que cortar, sin contar el agua de la planta.', mode: 'AUTOCONSUMO' },
      { key: 'hectaresExact', hint: 'Antes de redondear hacia arriba.', mode: 'AUTOCONSUMO' },
      { key: 'tonnesGreen', hint: 'Lo que sale del campo.' },
      { key: 'tonnesDry', hint: 'Lo mismo, sin el agua de la planta.' },
    ],
  },
  {
    id: 'silo',
    title: 'Silo',
    lead: siloLead,
    figures: [{ key: 'length', strong: true }, { key: 'volume' }],
  },
  {
    id: 'costos',
    title: 'Costos',
    lead: costLead,
    figures: [
      { key: 'costTotal', strong: true },
      { key: 'costSeed' },
      { key: 'costCrop', hint: 'Fertilizante, labores, agroquímicos, agua y renta.' },
      { key: 'costEnsiling', hint: 'Cortar, acarrear, picar y tapar.' },
      { key: 'costPerHa' },
      { key: 'costPerTonneUsable', hint: 'Por tonelada ya sin merma.' },
      { key: 'costPerTonneGreen' },
      { key: 'costPerKgDry', hint: 'Sirve para comparar con otros alimentos.' },
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
      { key: 'savingPct', label: 'Ahorro en porcentaje', hint: 'Parte de lo que costaría comprarlo.' },
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
      { key: 'milkPerHa', hint: 'Para comparar un híbrido con otro.' },
      { key: 'milkValue', hint: 'Al precio de la leche de los parámetros.' },
    ],
  },
  {
    id: 'venta',
    title: 'Venta',
    mode: 'VENTA',
    lead: saleLead,
    figures: [
      { key: 'profit', hint: 'Ingreso menos costo total.', strong: true },
      { key: 'revenue' },
      { key: 'margin', hint: 'Utilidad por cada 100 pesos vendidos.' },
      { key: 'roi', hint: 'Utilidad por cada 100 pesos gastados (ROI).' },
      { key: 'breakEven', hint: 'Punto de equilibrio: a este precio ni se gana ni se pierde.' },
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
