import type { FaceAdvanceBand } from '@surco/shared/domain/silage/formulas';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import { conditionLabels, siloLabels } from '@surco/shared/domain/silage/input';

export const texts = {
  inputs: 'Datos',
  results: 'Resultado',
  fix: 'Para calcular hace falta revisar un dato:',
  fixMany: 'Para calcular hace falta revisar estos datos:',
  missing: 'Hay datos por revisar',
  impossible: 'Con estos datos no se puede calcular.',
  noProducts: 'Todavía no hay productos para simular. Consulte con su distribuidor.',
  loading: 'Cargando el simulador…',
  failed: 'No se pudo cargar el simulador',
  retry: 'Reintentar',
  seeResults: 'Ver el resultado',
  seeMissing: 'Ir al primer dato por revisar',
  loss: 'Pérdida',
  backToUsual: 'Volver a',
  noFigure: 'sin dato',
  slider: (label: string): string => `Deslizador de ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  formula: 'Cómo se calcula',
  parametersOf: (date: string): string => `Precios y parámetros del ${date}.`,
} as const;

/** Where there is room for one word. */
export const shortLabels: Partial<Record<SilageFigureKey, string>> = {
  hectares: 'Siembra',
  bags: 'Semilla',
  costTotal: 'Costo',
  profit: 'Utilidad',
};

export const modeOptions = [
  { value: 'AUTOCONSUMO', label: 'Autoconsumo', hint: 'Silo para el ganado propio' },
  { value: 'VENTA', label: 'Venta', hint: 'Silo para vender' },
] as const;

export const conditionOptions = [
  { value: 'RIEGO', label: conditionLabels.RIEGO, hint: 'Con agua segura' },
  { value: 'TEMPORAL', label: conditionLabels.TEMPORAL, hint: 'Con la lluvia' },
] as const;

export const siloOptions = [
  { value: 'BUNKER', label: siloLabels.BUNKER, hint: 'Con paredes' },
  { value: 'PASTEL', label: siloLabels.PASTEL, hint: 'Montón en el suelo' },
  { value: 'BOLSA', label: siloLabels.BOLSA, hint: 'Tubo de plástico' },
] as const;

/** A word and what to do about it, beside the colour. */
export const bandTexts: Record<FaceAdvanceBand, { word: string; advice: string }> = {
  RED: {
    word: 'Muy lento',
    advice: 'El frente se calienta y el silo se echa a perder. Conviene un silo más angosto o más bajo.',
  },
  AMBER: {
    word: 'Justo',
    advice: 'Con calor puede echarse a perder. Un silo más angosto o más bajo avanza más rápido.',
  },
  GREEN: { word: 'Bueno', advice: 'El silo se consume antes de echarse a perder.' },
};
