import { type DocumentFormValues, createEmptyFormValues, createEmptyLine } from './formValues';
import { addLine, changeLine, removeLine } from './changeLines';

const initial = createEmptyFormValues('2026-11-20');
type Change = (values: DocumentFormValues) => DocumentFormValues;
const applyChanges = (...changes: Change[]) => changes.reduce((values, change) => change(values), initial);
const add =
  (productId: string): Change =>
  (values) =>
    addLine(values, productId);
const blank = createEmptyLine('a');

test.each<[string, Change[], unknown]>([
  ['adds an empty line for a product', [add('a')], [blank]],
  ['adds a product only once', [add('a'), add('b'), add('a')], [blank, createEmptyLine('b')]],
  [
    'changes only its own line',
    [add('a'), add('b'), (values) => changeLine(values, 'a', { quantity: 1.5 })],
    [{ ...blank, quantity: 1.5 }, createEmptyLine('b')],
  ],
  [
    'removes a line and keeps the others',
    [add('a'), add('b'), (values) => changeLine(values, 'b', { lot: 'L-7' }), (values) => removeLine(values, 'a')],
    [{ ...createEmptyLine('b'), lot: 'L-7' }],
  ],
])('E-07 %s', (_, changes, lines) => expect(applyChanges(...changes).lines).toEqual(lines));
