import { findCurrentSeason } from './findCurrentSeason';

const TODAY = '2026-06-01';
const createSeason = (name: string, startDate: string, isOpen: boolean, isVoucherOpen: boolean) => ({
  name,
  startDate,
  isOpen,
  isVoucherOpen,
});
const closed = createSeason('closed', '2025-05-01', false, false);
const open = createSeason('open', '2026-05-01', true, true);
const openBefore = createSeason('open before', '2025-11-01', true, false);
const upcoming = createSeason('upcoming', '2027-05-01', true, true);
const upcomingLater = createSeason('upcoming later', '2028-05-01', false, true);

test.each([
  ['the one open for sales', [upcoming, open, closed], 'open'],
  ['the one that started last of two open for sales', [open, openBefore], 'open'],
  ['the one that starts first of two open only for DKbonos', [upcomingLater, upcoming, closed], 'upcoming'],
  ['none when all are closed', [closed], undefined],
  ['none without seasons', [], undefined],
])('R-34 T-02 the current season is %s', (_, seasons, name) => {
  expect(findCurrentSeason(seasons, TODAY)?.name).toBe(name);
});
