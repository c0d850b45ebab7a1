import type { SimulatorParam } from '@surco/shared/contract';

/** Which parameters stand together, by how their keys begin; what is in no other group closes the list. */
const GROUPS: readonly { readonly title: string; readonly keys: RegExp }[] = [
  { title: 'Merma y densidad del silo', keys: /^(loss|density)\./ },
  { title: 'Siembra y rendimiento', keys: /^(emergence|yieldFactor)/ },
  { title: 'Costos por hectárea', keys: /^(fertiliser|labour|agrochemicals|irrigation)/ },
  { title: 'Ensilado y mercado', keys: /^(ensiling|market)/ },
  { title: 'DKbonos', keys: /^(conversion|voucher)\./ },
];

interface Group {
  readonly title: string;
  readonly params: readonly SimulatorParam[];
}

/** The parameters of the screen, in groups; none is left out. */
export function grouped(params: readonly SimulatorParam[]): Group[] {
  const known = GROUPS.map(({ title, keys }) => ({ title, params: params.filter(({ key }) => keys.test(key)) }));
  const rest = params.filter(({ key }) => !GROUPS.some(({ keys }) => keys.test(key)));
  return [...known, { title: 'Otros', params: rest }].filter((group) => group.params.length > 0);
}
