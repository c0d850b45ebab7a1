import {
  type FaceAdvanceBand,
  silageConditionLabels,
  type SilageMetricKey,
  siloTypeLabels,
} from '@surco/shared/domain';

export const texts = {
  inputs: 'Datos',
  results: 'Resultado',
  fixOneField: 'Para calcular hace falta revisar un dato:',
  fixFields: 'Para calcular hace falta revisar estos datos:',
  hasErrors: 'Hay datos por revisar',
  cannotCalculate: 'Con estos datos no se puede calcular.',
  noProducts: 'Todavía no hay productos para simular. Consulte con su distribuidor.',
  noProductsForStaff: 'Todavía no hay productos para simular. Se dan de alta en Productos.',
  loading: 'Cargando el simulador…',
  failed: 'No se pudo cargar el simulador',
  retry: 'Reintentar',
  save: 'Guardar',
  orShare: 'o compartir',
  seeFirstError: 'Ir al primer dato por revisar',
  loss: 'Pérdida',
  resetTo: 'Volver a',
  noValue: 'sin dato',
  slider: (label: string): string => `Deslizador de ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  formula: 'Cómo se calcula',
  parametersDate: (date: string): string => `Precios y parámetros del ${date}.`,
} as const;

/** Short labels for narrow space. */
export const shortLabels: Partial<Record<SilageMetricKey, string>> = {
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
  { value: 'RIEGO', label: silageConditionLabels.RIEGO, hint: 'Con agua segura' },
  { value: 'TEMPORAL', label: silageConditionLabels.TEMPORAL, hint: 'Con la lluvia' },
] as const;

export const siloOptions = [
  { value: 'BUNKER', label: siloTypeLabels.BUNKER, hint: 'Con paredes' },
  { value: 'PASTEL', label: siloTypeLabels.PASTEL, hint: 'Montón en el suelo' },
  { value: 'BOLSA', label: siloTypeLabels.BOLSA, hint: 'Tubo de plástico' },
] as const;

/** Rating word and advice beside the colour. */
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
