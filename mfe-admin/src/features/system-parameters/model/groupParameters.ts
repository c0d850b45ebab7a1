import type { SystemParameter } from '@surco/shared/contract';

/** The groups of parameters, by key prefix. */
const GROUPS: readonly { readonly title: string; readonly keys: RegExp }[] = [
  { title: 'Merma y densidad del silo', keys: /^(loss|density)\./ },
  { title: 'Siembra y rendimiento', keys: /^(emergence|yieldFactor)/ },
  { title: 'Costos por hectárea', keys: /^(fertiliser|labour|agrochemicals|irrigation)/ },
  { title: 'Ensilado y mercado', keys: /^(ensiling|market)/ },
  { title: 'DKbonos', keys: /^(conversion|voucher)\./ },
  { title: 'Enlaces para clientes', keys: /^links\./ },
  { title: 'Seguridad', keys: /^security\./ },
  { title: 'Conservación de datos', keys: /^retention\./ },
];

interface ParameterGroup {
  readonly title: string;
  readonly params: readonly SystemParameter[];
}

/** Groups the parameters; those without a group go to a last group "Otros". */
export function groupParameters(params: readonly SystemParameter[]): ParameterGroup[] {
  const groups = GROUPS.map(({ title, keys }) => ({ title, params: params.filter(({ key }) => keys.test(key)) }));
  const rest = params.filter(({ key }) => !GROUPS.some(({ keys }) => keys.test(key)));
  return [...groups, { title: 'Otros', params: rest }].filter((group) => group.params.length > 0);
}
