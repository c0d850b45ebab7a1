import { workedExamples } from '@surco/shared/domain/silage/examples';
import { demoCatalog } from '../testing';
import { inputFromSearch, searchOfInput } from './address';
import { calculate } from './calculate';
import { formOf, initialInput, inputOf, type SimulatorInput } from './input';

const idOf = (list: readonly { id: string; name: string }[], name: string): string =>
  list.find((one) => one.name === name)?.id ?? '';

const examples = workedExamples.map(({ name, product, request }): readonly [string, SimulatorInput] => [
  name,
  {
    ...request,
    productId: demoCatalog.products.find(({ code }) => code === product.code)?.id ?? '',
    productionTypeId: idOf(demoCatalog.productionTypes, name.slice(3)) || null,
  },
]);

const totalOf = (input: SimulatorInput): number | null | undefined =>
  calculate(formOf(input, demoCatalog), demoCatalog)?.result.costTotal;

test.each(examples)('R-09 a link reproduces %s to the cent', (_name, input) => {
  const opened = inputFromSearch(new URLSearchParams(searchOfInput(input).toString()), demoCatalog);
  expect(inputOf(formOf(opened, demoCatalog))).toMatchObject(inputOf(formOf(input, demoCatalog)));
  expect(totalOf(opened)).toBe(totalOf(input));
  expect(totalOf(opened)).toBeGreaterThan(0);
});

test('R-09 an address with nonsense begins as the screen does', () => {
  const search = new URLSearchParams('mode=NADA&animals=muchos&loss=&silo=X&productId=otro&siloWidth=NaN');
  const opened = formOf(inputFromSearch(search, demoCatalog), demoCatalog);
  expect(opened).toEqual(formOf(initialInput(demoCatalog), demoCatalog));
});

test('R-09 a figure of an address that is out of range is told, not passed over', () => {
  const opened = formOf(inputFromSearch(new URLSearchParams('loss=1'), demoCatalog), demoCatalog);
  const calculation = calculate(opened, demoCatalog);
  expect(calculation?.valid).toBe(false);
  expect([...(calculation?.problems.keys() ?? [])]).toEqual(['loss']);
});

test('R-09 what is no number yet does not travel', () => {
  const form = { ...formOf(initialInput(demoCatalog), demoCatalog), typed: { animals: 'abc' } };
  expect(searchOfInput(inputOf(form)).has('animals')).toBe(false);
});
