import type { SheetColumn } from '../sheetTypes';
import { parseRecords } from './parseRecords';

const columns: SheetColumn[] = [
  { heading: 'Folio', kind: 'text' },
  { heading: 'Estatus', kind: 'text', labels: { ABIERTO: 'Abierto' } },
];
const parse = (records: string) => parseRecords(Buffer.from(records), columns).map(({ values }) => values);

// The left sides are what PostgreSQL 18 writes for `row(…)::text`.
test.each<[string, (string | null)[][]]>([
  ['', []],
  ['()', [[null]]],
  ['("")', [['']]],
  ['(,)', [[null, null]]],
  [
    '(V-1,)(V-2,x)',
    [
      ['V-1', null],
      ['V-2', 'x'],
    ],
  ],
  ['("a ""b""",x)', [['a "b"', 'x']]],
  ['("""")("""""")', [['"'], ['""']]],
  [String.raw`("a\\b",x)`, [[String.raw`a\b`, 'x']]],
  ['("a,b","(c)")', [['a,b', '(c)']]],
  ['("a\nb\tc"," d ")', [['a\nb\tc', ' d ']]],
  ['(=1+1,Peña–ñ🌽)', [['=1+1', 'Peña–ñ🌽']]],
  [
    '(x,ABIERTO)(ABIERTO,toString)',
    [
      ['x', 'Abierto'],
      ['ABIERTO', 'toString'],
    ],
  ],
])('parses %j', (records, expected) => {
  expect(parse(records)).toEqual(expected);
});
