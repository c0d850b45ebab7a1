import { formatPriceListName, type ListPrice, resolveListPrice } from './priceLists';

const today = '2026-11-26';
const createPrice = (price: string | null, list: Partial<ListPrice> = {}): ListPrice => ({
  seasonId: null,
  zoneId: null,
  price,
  validFrom: '2026-11-01',
  ...list,
});
const both = createPrice('3600.00', { seasonId: 's', zoneId: 'z' });
const zone = createPrice('3700.00', { zoneId: 'z' });
const season = createPrice('3800.00', { seasonId: 's' });

test.each<[string, readonly ListPrice[] | undefined, string | null, string | null, string]>([
  ['without lists, the general price', undefined, 's', 'z', '3950.00'],
  ['the season within the zone before all', [season, zone, both], 's', 'z', '3600.00'],
  ['the zone before the season', [season, zone], 's', 'z', '3700.00'],
  ['the season in other zones', [season, zone, both], 's', 'y', '3800.00'],
  ['the zone in other seasons', [season, zone, both], 't', 'z', '3700.00'],
  ['the general price elsewhere', [season, zone, both], 't', 'y', '3950.00'],
  ['the season while the customer is not known', [season, zone, both], 's', null, '3800.00'],
  ['the zone while the season is not known', [season, zone, both], null, 'z', '3700.00'],
  ['the general price while neither is known', [season, zone, both], null, null, '3950.00'],
  ['not a price that starts tomorrow', [{ ...zone, validFrom: '2026-11-27' }], 's', 'z', '3950.00'],
  ['a price from its first day on', [{ ...zone, validFrom: today }], 's', 'z', '3700.00'],
  ['the latest first day', [{ ...zone, price: '3650.00', validFrom: '2026-11-20' }, zone], null, 'z', '3650.00'],
  ['of one day, the one that was written last', [zone, { ...zone, price: '3690.00' }], null, 'z', '3690.00'],
  [
    'the next list once the product has left one',
    [season, zone, { ...zone, price: null, validFrom: today }],
    's',
    'z',
    '3800.00',
  ],
  [
    'the list until the day on which the product leaves it',
    [zone, { ...zone, price: null, validFrom: '2026-11-27' }],
    's',
    'z',
    '3700.00',
  ],
])('P-04 takes %s', (_rule, listPrices, seasonId, zoneId, price) => {
  expect(resolveListPrice({ basePrice: '3950.00', listPrices }, { seasonId, zoneId }, today).price).toBe(price);
});

test.each([
  [[season, zone], { seasonId: null, zoneId: 'z' }],
  [[season], { seasonId: 's', zoneId: null }],
  [[both], { seasonId: 's', zoneId: 'z' }],
  [[], { seasonId: null, zoneId: null }],
])('P-04 names the list that a price is from', (listPrices, list) => {
  const sale = { seasonId: 's', zoneId: 'z' };
  expect(resolveListPrice({ basePrice: '3950.00', listPrices }, sale, today).list).toEqual(list);
});

test.each([
  [null, null, 'General'],
  ['PV 2026', null, 'Temporada PV 2026'],
  [null, 'Laguna', 'Zona Laguna'],
  [null, 'Zona Norte', 'Zona Norte'],
  ['PV 2026', 'Laguna', 'Zona Laguna · Temporada PV 2026'],
])('P-04 the list of season %s and zone %s is called %s', (seasonName, zoneName, name) => {
  expect(formatPriceListName({ season: seasonName, zone: zoneName })).toBe(name);
});
