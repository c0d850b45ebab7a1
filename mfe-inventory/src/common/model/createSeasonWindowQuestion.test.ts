import { createSeasonWindowQuestion } from './createSeasonWindowQuestion';

const closed = { isOpen: false, isVoucherOpen: false };

test('R-33 asks nothing when no window opens or closes', () => {
  expect(createSeasonWindowQuestion(closed, { name: 'PV 2027', ...closed })).toBeUndefined();
});

test('R-33 announces the notification of staff, and what can no longer be registered when a window closes', () => {
  expect(createSeasonWindowQuestion(closed, { name: ' PV 2027 ', isOpen: true, isVoucherOpen: true })).toMatchObject({
    title: '¿Abrir ventas y DKbonos en la temporada PV 2027?',
    text: 'Se avisará a todo el personal.',
    danger: false,
  });
  expect(
    createSeasonWindowQuestion(
      { isOpen: true, isVoucherOpen: false },
      { name: 'PV', isOpen: false, isVoucherOpen: true },
    ),
  ).toMatchObject({
    title: '¿Abrir DKbonos y cerrar ventas en la temporada PV?',
    text: 'Se avisará a todo el personal. Ya no se podrán registrar ventas en ella.',
    danger: true,
  });
});
