import { listDailyAvailable } from './listDailyAvailable';

const ZONE = 'America/Mexico_City';

test('R-37 has the last number of each day, in the days of the company, until today', () =>
  expect(
    listDailyAvailable(
      [
        { at: '2026-05-01T12:00:00Z', available: 400 },
        { at: '2026-05-01T18:00:00Z', available: 385 },
        // Still 1 May in Mexico.
        { at: '2026-05-02T04:00:00Z', available: 380 },
        { at: '2026-05-09T18:00:00Z', available: 200 },
      ],
      '2026-05-20T18:00:00Z',
      ZONE,
    ),
  ).toEqual([
    { day: '2026-05-01', available: 380 },
    { day: '2026-05-09', available: 200 },
    { day: '2026-05-20', available: 200 },
  ]));

test('R-37 is empty without movements', () => expect(listDailyAvailable([], '2026-05-20T18:00:00Z', ZONE)).toEqual([]));
