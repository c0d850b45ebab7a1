import type { NewRow } from '../db/types';
import { zones, zonesOf, type DistributorKey } from './places';
import { fixedId } from './random';

export const distributorIds: Readonly<Record<DistributorKey, string>> = {
  norte: fixedId('1d', 1),
  bajio: fixedId('1d', 2),
  sureste: fixedId('1d', 3),
};

const localityId = (name: string): string => {
  const found = zones.flatMap((zone) => zone.localities).find((locality) => locality.name === name);
  if (!found) throw new Error(`No demo locality is called ${name}`);
  return found.id;
};

const partner = (
  index: number,
  type: NewRow<'partners'>['type'],
  name: string,
  rfc: string,
  contact: string,
  phone: string,
  locality: string,
  silage?: readonly [tonnes: number, price: number],
): NewRow<'partners'> => ({
  id: fixedId('1d', index),
  type,
  name,
  rfc,
  contact,
  phone,
  locality_id: localityId(locality),
  status: 'ACTIVO',
  tonnes_available: silage?.[0] ?? null,
  price_per_tonne: silage?.[1] ?? null,
});

/** Distributors, silage vendors and silage producers (domain.md §5; the silage ones are invented). */
export const partners: readonly NewRow<'partners'>[] = [
  partner(
    1,
    'DISTRIBUTOR',
    'Agrosemillas del Norte',
    'AGS010215AB2',
    'Ernesto Villarreal Cantú',
    '8717301200',
    'Torreón',
  ),
  partner(
    2,
    'DISTRIBUTOR',
    'Forrajes y Semillas del Bajío',
    'FPR150630TT8',
    'Laura Patiño Rangel',
    '4616102300',
    'Celaya',
  ),
  partner(
    3,
    'DISTRIBUTOR',
    'Granos y Ganadería del Sureste',
    'GLD980712H10',
    'Rafael Domínguez Pech',
    '9341203400',
    'Balancán',
  ),
  partner(
    11,
    'SILAGE_VENDOR',
    'Silos La Comarca',
    'SLC090311QX2',
    'Dolores Ibarra Luna',
    '8717412233',
    'Gómez Palacio',
    [4_200, 1_450],
  ),
  partner(
    12,
    'SILAGE_VENDOR',
    'Forrajera San Marcos',
    'FSM110824K7A',
    'Ulises Macías Romo',
    '4659512010',
    'Rincón de Romos',
    [1_850, 1_520],
  ),
  partner(
    13,
    'SILAGE_VENDOR',
    'Ensilados del Golfo',
    'EGO130205RM8',
    'Nora Cruz Sosa',
    '2747430112',
    'Tierra Blanca',
    [2_600, 1_280],
  ),
  partner(
    21,
    'SILAGE_PRODUCER',
    'Rancho Los Sauces',
    'RLS070919BD3',
    'Ismael Quiroz Peña',
    '8727721450',
    'San Pedro',
    [3_100, 1_390],
  ),
  partner(
    22,
    'SILAGE_PRODUCER',
    'Agrícola Valle Verde',
    'AVV120130GH7',
    'Mónica Trejo Olvera',
    '4272744501',
    'San Juan del Río',
    [2_250, 1_480],
  ),
  partner(
    23,
    'SILAGE_PRODUCER',
    'Productores de Libres',
    'PLI140717NAA',
    'Saúl Méndez Carreón',
    '2764731020',
    'Libres',
    [980, 1_550],
  ),
  partner(
    24,
    'SILAGE_PRODUCER',
    'Rancho El Jobo',
    'RJO100602TU4',
    'Wilberth Canul Dzib',
    '9868630077',
    'Tizimín',
    [1_400, 1_310],
  ),
];

const keys = Object.keys(distributorIds) as DistributorKey[];

/** Distributors serve the zones they sell in; a silage partner the zone it lies in. */
export const partnerZones: readonly NewRow<'partner_zones'>[] = [
  ...keys.flatMap((key) => zonesOf(key).map((zone) => ({ partner_id: distributorIds[key], zone_id: zone.id }))),
  ...partners
    .filter(({ type }) => type !== 'DISTRIBUTOR')
    .flatMap(({ id, locality_id }) =>
      zones
        .filter((zone) => zone.localities.some((locality) => locality.id === locality_id))
        .map((zone) => ({ partner_id: id ?? '', zone_id: zone.id })),
    ),
];
