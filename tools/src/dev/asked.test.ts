import { readAsked } from './asked';

const remotes = ['mfe-admin', 'mfe-sales'];

test.each([
  [[], { name: undefined, host: undefined }],
  [['mfe-sales'], { name: 'mfe-sales', host: undefined }],
  [
    ['mfe-sales', '--host', 'https://surco.ejemplo.mx/dashboard'],
    { name: 'mfe-sales', host: 'https://surco.ejemplo.mx' },
  ],
])('C-07 pnpm dev %j', (args, asked) => expect(readAsked(args, remotes)).toEqual(asked));

test.each([
  [['mfe-otra'], 'No hay una sección «mfe-otra»: las hay mfe-admin, mfe-sales.'],
  [['mfe-sales', 'mfe-admin'], 'No se entendió la orden.'],
  [['--host', 'https://surco.ejemplo.mx'], 'No se entendió la orden.'],
  [['mfe-sales', '--host', 'surco'], '«surco» no es la dirección de un host.'],
  [['--color'], 'No se entendió la orden.'],
])('C-07 pnpm dev %j is refused with a sentence', (args, sentence) =>
  expect(() => readAsked(args, remotes)).toThrow(sentence),
);
