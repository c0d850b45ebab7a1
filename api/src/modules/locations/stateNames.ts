import { toLookupKey } from '../../core/workbook/rows/toLookupKey';

/** Other names of states: those of the census, of everyday use, and abbreviations. */
const stateAliases: Readonly<Record<string, string>> = {
  'coahuila de zaragoza': 'coahuila',
  'michoacan de ocampo': 'michoacan',
  'veracruz de ignacio de la llave': 'veracruz',
  'estado de mexico': 'mexico',
  'edo de mexico': 'mexico',
  cdmx: 'ciudad de mexico',
  'distrito federal': 'ciudad de mexico',
  ags: 'aguascalientes',
  coah: 'coahuila',
  chih: 'chihuahua',
  chis: 'chiapas',
  dgo: 'durango',
  gto: 'guanajuato',
  hgo: 'hidalgo',
  jal: 'jalisco',
  mich: 'michoacan',
  nl: 'nuevo leon',
  pue: 'puebla',
  qro: 'queretaro',
  slp: 'san luis potosi',
  tamps: 'tamaulipas',
  tlax: 'tlaxcala',
  ver: 'veracruz',
  zac: 'zacatecas',
};

/** Finds a state by its name or key. */
export function findState<S extends { id: string; name: string }>(states: readonly S[], text: string): S | undefined {
  const key = toLookupKey(text);
  const name = stateAliases[key] ?? key;
  return states.find((state) => toLookupKey(state.name) === name || state.id === text);
}
