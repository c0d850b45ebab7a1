import type { NewRow } from '../core/db/schema/database';
import { zones, findDistributorZones, type DistributorKey } from './locations';
import { createFixedId } from './random';

export const distributorIds: Readonly<Record<DistributorKey, string>> = {
  norte: createFixedId('1d', 1),
  bajio: createFixedId('1d', 2),
  sureste: createFixedId('1d', 3),
};

const findLocalityId = (name: string): string => {
  const found = zones.flatMap((zone) => zone.localities).find((locality) => locality.name === name);
  if (!found) throw new Error(`No demo locality is called ${name}`);
  return found.id;
};

const buildPartnerRow = (
  index: number,
  type: NewRow<'partners'>['type'],
  name: string,
  rfc: string,
  contact: string,
  phone: string,
  locality: string,
  silage?: readonly [tonnes: number, price: number],
): NewRow<'partners'> => ({
  id: createFixedId('1d', index),
  type,
  name,
  rfc,
  contact,
  phone,
  locality_id: findLocalityId(locality),
  status: 'ACTIVO',
  tonnes_available: silage?.[0] ?? null,
  price_per_tonne: silage?.[1] ?? null,
});

/** The distributors, silage vendors and silage producers of the demo data. */
export const partnerRows: readonly NewRow<'partners'>[] = [
  buildPartnerRow(
    1,
    'DISTRIBUTOR',
    'Agrosemillas del Norte',
    'AGS010215AB2',
    'Ernesto Villarreal Cantú',
    '8717301200',
    'Torreón',
  ),
  buildPartnerRow(
    2,
    'DISTRIBUTOR',
    'Forrajes y Semillas del Bajío',
    'FPR150630TT8',
    'Laura Patiño Rangel',
    '4616102300',
    'Celaya',
  ),
  buildPartnerRow(
    3,
    'DISTRIBUTOR',
    'Granos y Ganadería del Sureste',
    'GLD980712H10',
    'Rafael Domínguez Pech',
    '9341203400',
    'Balancán',
  ),
  buildPartnerRow(
    11,
    'SILAGE_VENDOR',
    'Silos La Comarca',
    'SLC090311QX2',
    'Dolores Ibarra Luna',
    '8717412233',
    'Gómez Palacio',
    [4_200, 1_450],
  ),
  buildPartnerRow(
    12,
    'SILAGE_VENDOR',
    'Forrajera San Marcos',
    'FSM110824K7A',
    'Ulises Macías Romo',
    '4659512010',
    'Rincón de Romos',
    [1_850, 1_520],
  ),
  buildPartnerRow(
    13,
    'SILAGE_VENDOR',
    'Ensilados del Golfo',
    'EGO130205RM8',
    'Nora Cruz Sosa',
    '2747430112',
    'Tierra Blanca',
    [2_600, 1_280],
  ),
  buildPartnerRow(
    21,
    'SILAGE_PRODUCER',
    'Rancho Los Sauces',
    'RLS070919BD3',
    'Ismael Quiroz Peña',
    '8727721450',
    'San Pedro',
    [3_100, 1_390],
  ),
  buildPartnerRow(
    22,
    'SILAGE_PRODUCER',
    'Agrícola Valle Verde',
    'AVV120130GH7',
    'Mónica Trejo Olvera',
    '4272744501',
    'San Juan del Río',
    [2_250, 1_480],
  ),
  buildPartnerRow(
    23,
    'SILAGE_PRODUCER',
    'Productores de Libres',
    'PLI140717NAA',
    'Saúl Méndez Carreón',
    '2764731020',
    'Libres',
    [980, 1_550],
  ),
  buildPartnerRow(
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

const distributorKeys = Object.keys(distributorIds) as DistributorKey[];

/** Distributors serve the zones that they sell in, silage partners the zone of their locality. */
export const partnerZoneRows: readonly NewRow<'partner_zones'>[] = [
  ...distributorKeys.flatMap((key) =>
    findDistributorZones(key).map((zone) => ({ partner_id: distributorIds[key], zone_id: zone.id })),
  ),
  ...partnerRows
    .filter(({ type }) => type !== 'DISTRIBUTOR')
    .flatMap(({ id, locality_id }) =>
      zones
        .filter((zone) => zone.localities.some((locality) => locality.id === locality_id))
        .map((zone) => ({ partner_id: id ?? '', zone_id: zone.id })),
    ),
];
