import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { measureClock } from '@surco/shared/platform';
import { watchClock } from './watchClock';

const getShown = (): (string | null)[] => screen.queryAllByRole('status').map((hint) => hint.textContent);
/** An answer whose server is ahead of this device. */
const answer = (minutesAhead: number): void =>
  act(() => measureClock(new Date(Date.now() + minutesAhead * 60_000).toUTCString(), Date.now()));

let stop: () => void;
beforeEach(() => {
  sessionStorage.clear();
  answer(0);
  stop = watchClock();
});
afterEach(() => {
  answer(0);
  stop();
});

test.each([
  [11, 'atrasado 11 minutos'],
  [-180, 'adelantado 3 horas'],
  [3 * 1440, 'atrasado 3 días'],
])('A-05 says that the clock differs when the server is %s minutes ahead', (minutes, difference) => {
  answer(minutes);
  expect(getShown()).toEqual([
    `El reloj de este dispositivo está ${difference} respecto al servidor. Corrija la fecha y la hora en los ajustes del dispositivo.`,
  ]);
});

test('A-05 says nothing about ten minutes, and no more once the clock is right', () => {
  answer(9);
  expect(getShown()).toEqual([]);
  answer(20);
  expect(getShown()).toHaveLength(1);
  answer(0);
  expect(getShown()).toEqual([]);
});

test('A-05 stays closed when the user has closed it', async () => {
  answer(60);
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  answer(120);
  expect(getShown()).toEqual([]);
});
