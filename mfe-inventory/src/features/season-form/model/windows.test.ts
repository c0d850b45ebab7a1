import { windowQuestion } from './windows';

const closed = { isOpen: false, isVoucherOpen: false };

test('R-33 a change that opens or closes nothing asks nothing', () => {
  expect(windowQuestion(closed, { name: 'PV 2027', ...closed })).toBeUndefined();
});

test('R-33 opening says that all staff are told; closing also what can no longer be registered', () => {
  expect(windowQuestion(closed, { name: ' PV 2027 ', isOpen: true, isVoucherOpen: true })).toMatchObject({
    title: '¿Abrir ventas y DKbonos en la temporada PV 2027?',
    text: 'Se avisará a todo el personal.',
    danger: false,
  });
  expect(
    windowQuestion({ isOpen: true, isVoucherOpen: false }, { name: 'PV', isOpen: false, isVoucherOpen: true }),
  ).toMatchObject({
    title: '¿Abrir DKbonos y cerrar ventas en la temporada PV?',
    text: 'Se avisará a todo el personal. Ya no se podrán registrar ventas en ella.',
    danger: true,
  });
});
