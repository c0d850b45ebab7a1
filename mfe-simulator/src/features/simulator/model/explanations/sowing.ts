import type { SilageMetricKey } from '@surco/shared/domain';
import { type ExplainMetric, number, percent, formatResult, formatYield } from './explanation';

const explainBags: ExplainMetric = (c) => {
  const { product, parameters } = c.subject;
  const meaning = 'Las bolsas que se compran para sembrar esa superficie.';
  if (product.packaging === 'KG') {
    return {
      meaning,
      formula: 'Hectáreas × kilos de semilla por hectárea ÷ kilos por bolsa, hacia arriba.',
      worked: `${formatResult(c, 'hectares')} × ${number(product.kgPerHa)} kg ÷ ${number(product.kgPerBag)} kg`,
    };
  }
  return {
    meaning,
    formula: 'Hectáreas × plantas por hectárea ÷ parte que nace ÷ semillas por bolsa, hacia arriba.',
    worked: `${formatResult(c, 'hectares')} × ${number(product.densityPlantsHa)} ÷ ${percent(parameters.emergence)} ÷ ${number(product.seedsPerBag)}`,
  };
};

/** In VENTA the hectares are an input. */
const givenHectares = { meaning: 'La superficie que se indicó.', formula: 'Tal como se escribió.' };

const explainHectares: ExplainMetric = (c) =>
  c.input.mode === 'VENTA'
    ? givenHectares
    : {
        meaning: 'La tierra que hace falta para que el silo alcance.',
        formula: 'Superficie exacta, hacia arriba a la décima de hectárea.',
        worked: `${formatResult(c, 'hectaresExact')} → ${formatResult(c, 'hectares')}`,
      };

const explainExactHectares: ExplainMetric = (c) =>
  c.input.mode === 'VENTA'
    ? givenHectares
    : {
        meaning: 'La superficie justa, antes de redondear hacia arriba.',
        formula: 'Materia seca por cosechar ÷ (rendimiento por hectárea × materia seca de la semilla).',
        worked: `${formatResult(c, 'dmHarvest')} ÷ (${formatYield(c)} × ${percent(c.subject.product.dryMatter)})`,
      };

/** Explanations from herd to hectares and harvest. */
export const sowingExplanations = {
  hectares: explainHectares,
  bags: explainBags,
  tonnesUsable: (c) => ({
    meaning: 'Lo que queda para dar o vender, ya sin merma.',
    formula: 'Materia verde × (100 % − merma).',
    worked: `${formatResult(c, 'tonnesGreen')} × ${percent(1 - c.input.loss)}`,
  }),
  feed: (c) => ({
    meaning: 'Lo que come el hato en todo el periodo, tal como sale del silo.',
    formula: 'Animales × kilos al día × días ÷ 1,000.',
    worked: `${number(c.input.animals)} × ${number(c.input.intakeKg)} kg × ${number(c.input.days)} ÷ 1,000`,
  }),
  feedWithReserve: (c) => ({
    meaning: 'Lo mismo, más lo que se guarda por si la seca se alarga.',
    formula: 'Alimento requerido más la reserva.',
    worked: `${formatResult(c, 'feed')} + ${percent(c.input.reserve)}`,
  }),
  dmHarvest: (c) => ({
    meaning: 'Lo que hay que cortar, sin contar el agua de la planta, para que alcance después de la merma.',
    formula: 'Alimento con reserva × materia seca al cortar ÷ (100 % − merma).',
    worked: `${formatResult(c, 'feedWithReserve')} × ${percent(c.input.dryMatter)} ÷ ${percent(1 - c.input.loss)}`,
  }),
  hectaresExact: explainExactHectares,
  tonnesGreen: (c) => ({
    meaning: 'Lo que sale del campo, con su agua.',
    formula: 'Hectáreas × rendimiento por hectárea (en temporal rinde menos que con riego).',
    worked: `${formatResult(c, 'hectares')} × ${formatYield(c)}`,
  }),
  tonnesDry: (c) => ({
    meaning: 'Lo que sale del campo, sin contar el agua.',
    formula: 'Materia verde × materia seca de la semilla.',
    worked: `${formatResult(c, 'tonnesGreen')} × ${percent(c.subject.product.dryMatter)}`,
  }),
} satisfies Partial<Record<SilageMetricKey, ExplainMetric>>;
