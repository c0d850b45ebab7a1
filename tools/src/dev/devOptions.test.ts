import { readDevOptions } from './devOptions';

const remotes = ['mfe-admin', 'mfe-sales'];

test.each([
  [[], { name: undefined, host: undefined }],
  [['mfe-sales'], { name: 'mfe-sales', host: undefined }],
  [['mfe-sales', '--host', 'https://surco.ejemplo.mx'], { name: 'mfe-sales', host: 'https://surco.ejemplo.mx' }],
])('C-07 reads the options of pnpm dev %j', (args, options) => expect(readDevOptions(args, remotes)).toEqual(options));

test.each([
  [['mfe-otra'], 'There is no section "mfe-otra"; there are mfe-admin, mfe-sales.'],
  [['mfe-sales', 'mfe-admin'], 'The command line could not be read.'],
  [['--host', 'https://surco.ejemplo.mx'], 'The command line could not be read.'],
  [['host'], 'There is no section "host"; there are mfe-admin, mfe-sales.'],
  [['mfe-sales', '--host', 'surco'], '"surco" is not the URL of a host;'],
  [['--color'], 'The command line could not be read.'],
])('C-07 rejects pnpm dev %j with one sentence', (args, sentence) =>
  expect(() => readDevOptions(args, remotes)).toThrow(sentence),
);
