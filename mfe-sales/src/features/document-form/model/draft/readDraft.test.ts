import { createEmptyFormValues, createEmptyLine } from '../formValues';
import { readDraft } from './readDraft';

test('R-25 parses a stored draft without its invalid lines and rejects values that have no list of lines', () => {
  const draft = {
    ...createEmptyFormValues('2026-11-20'),
    lines: [{ ...createEmptyLine('a'), quantity: Number.NaN, lot: 'L' }],
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual({
    ...draft,
    lines: [{ ...createEmptyLine('a'), lot: 'L' }],
  });
  for (const none of [null, 'x', {}, { lines: 'x' }]) expect(readDraft(none)).toBeNull();
  expect(readDraft({ lines: [null, { productId: 3 }] })?.lines).toEqual([]);
});

test('R-25 keeps the first payment of a stored draft, with what is valid of it', () => {
  const payment = { id: null, date: '2026-11-20', amount: 500, method: '03', reference: 'S-1' };
  expect(readDraft({ lines: [], firstPayment: payment })?.firstPayment).toEqual(payment);
  expect(readDraft({ lines: [], firstPayment: { amount: 'x', method: '77' } })?.firstPayment).toEqual({
    id: null,
    date: '',
    amount: null,
    method: '01',
    reference: '',
  });
  expect(readDraft({ lines: [], firstPayment: 'x' })).not.toHaveProperty('firstPayment');
});
