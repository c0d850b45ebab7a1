import { createSeasonWindowQuestion } from './createSeasonWindowQuestion';

const TODAY = '2026-11-29';
const closed = { isOpen: false, isVoucherOpen: false };
const season = { name: ' PV 2027 ', startDate: TODAY, isOpen: true, isVoucherOpen: true };

test('R-33 asks nothing when no window opens or closes', () => {
  expect(createSeasonWindowQuestion(closed, { ...season, ...closed }, TODAY)).toBeUndefined();
});

test('R-33 announces the notification of staff, and what can no longer be registered when a window closes', () => {
  expect(createSeasonWindowQuestion(closed, season, TODAY)).toMatchObject({
    title: '¿Abrir ventas y DKbonos en la temporada PV 2027?',
    text: 'Se avisará a todo el personal.',
    danger: false,
  });
  expect(
    createSeasonWindowQuestion({ isOpen: true, isVoucherOpen: false }, { ...season, name: 'PV', isOpen: false }, TODAY),
  ).toMatchObject({
    title: '¿Abrir DKbonos y cerrar ventas en la temporada PV?',
    text: 'Se avisará a todo el personal. Ya no se podrán registrar ventas en ella.',
    danger: true,
  });
});

test('R-33 T-02 names the day from which a season that starts later can sell', () => {
  const later = { ...season, startDate: '2027-02-01' };
  const text = 'Se avisará a todo el personal. Se podrá vender desde el 01/02/27, no antes.';
  expect(createSeasonWindowQuestion(closed, later, TODAY)).toMatchObject({ text });
  expect(createSeasonWindowQuestion({ isOpen: true, isVoucherOpen: false }, later, TODAY)).toMatchObject({
    text: 'Se avisará a todo el personal.',
  });
});
