import { workedExamples } from '@surco/shared/domain';
import { demoCatalog } from '../../testing/openSimulator';
import { parseInputSearchParams, toInputSearchParams } from './inputSearchParams';
import { calculate } from './calculate';
import { toFormValues, createInitialInput, toSimulatorInput, type SimulatorInput } from './simulatorInput';

const findId = (list: readonly { id: string; name: string }[], name: string): string =>
  list.find((item) => item.name === name)?.id ?? '';

const examples = workedExamples.map(({ name, product, request }): readonly [string, SimulatorInput] => [
  name,
  {
    ...request,
    productId: demoCatalog.products.find(({ code }) => code === product.code)?.id ?? '',
    productionTypeId: findId(demoCatalog.productionTypes, name.replace(/^E\d /, '')) || null,
  },
]);

const totalOf = (input: SimulatorInput): number | null | undefined =>
  calculate(toFormValues(input, demoCatalog), demoCatalog)?.result.costTotal;

test.each(examples)('R-09 a link reproduces %s to the cent', (_name, input) => {
  const opened = parseInputSearchParams(new URLSearchParams(toInputSearchParams(input).toString()), demoCatalog);
  expect(toSimulatorInput(toFormValues(opened, demoCatalog))).toMatchObject(
    toSimulatorInput(toFormValues(input, demoCatalog)),
  );
  expect(totalOf(opened)).toBe(totalOf(input));
  expect(totalOf(opened)).toBeGreaterThan(0);
});

test('R-09 ignores invalid query parameters', () => {
  const search = new URLSearchParams('mode=NADA&animals=muchos&loss=&silo=X&productId=otro&siloWidth=NaN');
  const opened = toFormValues(parseInputSearchParams(search, demoCatalog), demoCatalog);
  expect(opened).toEqual(toFormValues(createInitialInput(demoCatalog), demoCatalog));
});

test('R-09 reports a query parameter that is out of range', () => {
  const opened = toFormValues(parseInputSearchParams(new URLSearchParams('loss=1'), demoCatalog), demoCatalog);
  const calculation = calculate(opened, demoCatalog);
  expect(calculation?.isValid).toBe(false);
  expect([...(calculation?.errors.keys() ?? [])]).toEqual(['loss']);
});

test('R-09 leaves values that are not numbers out of the link', () => {
  const form = { ...toFormValues(createInitialInput(demoCatalog), demoCatalog), typed: { animals: 'abc' } };
  expect(toInputSearchParams(toSimulatorInput(form)).has('animals')).toBe(false);
});
