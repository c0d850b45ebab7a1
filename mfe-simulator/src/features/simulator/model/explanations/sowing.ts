import { formatNumber, formatPercent, type SilageMetricKey } from '@surco/shared/domain';
import { type ExplainMetric, formatResult, formatYield } from './explanation';

const explainBags: ExplainMetric = (calculation) => {
  const { product, parameters } = calculation.context;
  const meaning = 'Las bolsas que se compran para sembrar esa superficie.';
  if (product.packaging === 'KG') {
    return {
      meaning,
      formula: 'Hectáreas × kilos de semilla por hectárea ÷ kilos por bolsa, hacia arriba.',
      workedFormula: `${formatResult(calculation, 'hectares')} × ${formatNumber(product.kgPerHa)} kg ÷ ${formatNumber(product.kgPerBag)} kg`,
    };
  }
  return {
    meaning,
    formula: 'Hectáreas × plantas por hectárea ÷ parte que nace ÷ semillas por bolsa, hacia arriba.',
    workedFormula: `${formatResult(calculation, 'hectares')} × ${formatNumber(product.densityPlantsHa)} ÷ ${formatPercent(parameters.emergence)} ÷ ${formatNumber(product.seedsPerBag)}`,
  };
};

/** In VENTA the hectares are an input. */
const givenHectares = { meaning: 'La superficie que se indicó.', formula: 'Tal como se escribió.' };

const explainHectares: ExplainMetric = (calculation) =>
  calculation.input.mode === 'VENTA'
    ? givenHectares
    : {
        meaning: 'La tierra que hace falta para que el silo alcance.',
        formula: 'Superficie exacta, hacia arriba a la décima de hectárea.',
        workedFormula: `${formatResult(calculation, 'hectaresExact')} → ${formatResult(calculation, 'hectares')}`,
      };

const explainExactHectares: ExplainMetric = (calculation) =>
  calculation.input.mode === 'VENTA'
    ? givenHectares
    : {
        meaning: 'La superficie justa, antes de redondear hacia arriba.',
        formula: 'Materia seca por cosechar ÷ (rendimiento por hectárea × materia seca de la semilla).',
        workedFormula: `${formatResult(calculation, 'dmHarvest')} ÷ (${formatYield(calculation)} × ${formatPercent(calculation.context.product.dryMatter)})`,
      };

/** Explanations from herd to hectares and harvest. */
export const sowingExplanations = {
  hectares: explainHectares,
  bags: explainBags,
  tonnesUsable: (calculation) => ({
    meaning: 'Lo que queda para dar o vender, ya sin merma.',
    formula: 'Materia verde × (100 % − merma).',
    workedFormula: `${formatResult(calculation, 'tonnesGreen')} × ${formatPercent(1 - calculation.input.loss)}`,
  }),
  feed: (calculation) => ({
    meaning: 'Lo que come el hato en todo el periodo, tal como sale del silo.',
    formula: 'Animales × kilos al día × días ÷ 1,000.',
    workedFormula: `${formatNumber(calculation.input.animals)} × ${formatNumber(calculation.input.intakeKg)} kg × ${formatNumber(calculation.input.days)} ÷ 1,000`,
  }),
  feedWithReserve: (calculation) => ({
    meaning: 'Lo mismo, más lo que se guarda por si la seca se alarga.',
    formula: 'Alimento requerido más la reserva.',
    workedFormula: `${formatResult(calculation, 'feed')} + ${formatPercent(calculation.input.reserve)}`,
  }),
  dmHarvest: (calculation) => ({
    meaning: 'Lo que hay que cortar, sin contar el agua de la planta, para que alcance después de la merma.',
    formula: 'Alimento con reserva × materia seca al cortar ÷ (100 % − merma).',
    workedFormula: `${formatResult(calculation, 'feedWithReserve')} × ${formatPercent(calculation.input.dryMatter)} ÷ ${formatPercent(1 - calculation.input.loss)}`,
  }),
  hectaresExact: explainExactHectares,
  tonnesGreen: (calculation) => ({
    meaning: 'Lo que sale del campo, con su agua.',
    formula: 'Hectáreas × rendimiento por hectárea (en temporal rinde menos que con riego).',
    workedFormula: `${formatResult(calculation, 'hectares')} × ${formatYield(calculation)}`,
  }),
  tonnesDry: (calculation) => ({
    meaning: 'Lo que sale del campo, sin contar el agua.',
    formula: 'Materia verde × materia seca de la semilla.',
    workedFormula: `${formatResult(calculation, 'tonnesGreen')} × ${formatPercent(calculation.context.product.dryMatter)}`,
  }),
} satisfies Partial<Record<SilageMetricKey, ExplainMetric>>;
