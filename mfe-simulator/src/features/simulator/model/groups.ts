import type { SilageMode } from '@surco/shared/domain/silage/input';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import { costLead, groundLead, milkLead, saleLead, savingLead, siloLead, type Lead } from './leads';

/** A figure of the result and what it means, in the words of the field. */
export interface FigureSpec {
  readonly key: SilageFigureKey;
  readonly hint?: string;
  readonly strong?: boolean;
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
      { key: 'feed', hint: 'Lo que come el hato en todo el periodo.' },
      { key: 'feedWithReserve' },
      { key: 'dmHarvest', hint: 'Lo que hay que cortar, sin contar el agua de la planta.' },
      { key: 'hectaresExact', hint: 'Antes de redondear hacia arriba.' },
      { key: 'tonnesGreen', hint: 'Lo que sale del campo.' },
      { key: 'tonnesDry', hint: 'Lo mismo, sin el agua de la planta.' },
    ],
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
      { key: 'costPerTonneUsable', hint: 'Por tonelada que llega al comedero.' },
      { key: 'costPerTonneGreen' },
      { key: 'costPerKgDry', hint: 'Sirve para comparar con otros alimentos.' },
      { key: 'costPerAnimalDay' },
    ],
  },
  {
    id: 'silo',
    title: 'Silo',
    lead: siloLead,
    figures: [{ key: 'length', strong: true }, { key: 'volume' }],
  },
  {
    id: 'ahorro',
    title: 'Ahorro',
    mode: 'AUTOCONSUMO',
    lead: savingLead,
    figures: [{ key: 'saving', strong: true }, { key: 'savingPct', hint: 'Parte de lo que costaría comprarlo.' }],
  },
  {
    id: 'leche',
    title: 'Leche',
    mode: 'AUTOCONSUMO',
    optional: true,
    lead: milkLead,
    figures: [
      { key: 'milkPerCowDay', strong: true },
      { key: 'milkKg', hint: 'De todo el hato en todo el periodo.' },
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

/** The groups and figures that stand for a mode; a figure that does not apply is left out, unless nothing is known yet. */
export function groupsFor(mode: SilageMode, shows: (key: SilageFigureKey) => boolean, valid: boolean): readonly ResultGroup[] {
  return RESULT_GROUPS.filter((group) => group.mode === undefined || group.mode === mode)
    .map((group) => ({
      ...group,
      figures: group.figures.filter(({ key }) => (valid ? shows(key) : !group.optional)),
    }))
    .filter(({ figures }) => figures.length > 0);
}
