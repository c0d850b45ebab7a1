import type { NewRow } from '../core/db/schema/database';
import { zones, type DistributorKey } from './locations';
import { createFixedId } from './random';

export const distributorIds: Readonly<Record<DistributorKey, string>> = {
  norte: createFixedId('1d', 1),
  bajio: createFixedId('1d', 2),
  sureste: createFixedId('1d', 3),
};

type PartnerDefinition = readonly [
  index: number,
  name: string,
  rfc: string,
  contact: string,
  phone: string,
  locality: string,
  tonnes?: number,
  price?: number,
];

const distributors: readonly PartnerDefinition[] = [
  [1, 'Agrosemillas del Norte', 'AGS010215AB2', 'Ernesto Villarreal Cantú', '8717301200', 'Torreón'],
  [2, 'Forrajes y Semillas del Bajío', 'FPR150630TT8', 'Laura Patiño Rangel', '4616102300', 'Celaya'],
  [3, 'Granos y Ganadería del Sureste', 'GLD980712H10', 'Rafael Domínguez Pech', '9341203400', 'Balancán'],
];
const silageVendors: readonly PartnerDefinition[] = [
  [11, 'Silos La Comarca', 'SLC090311QX2', 'Dolores Ibarra Luna', '8717412233', 'Gómez Palacio', 4_200, 1_450],
  [12, 'Forrajera San Marcos', 'FSM110824K7A', 'Ulises Macías Romo', '4659512010', 'Rincón de Romos', 1_850, 1_520],
  [13, 'Ensilados del Golfo', 'EGO130205RM8', 'Nora Cruz Sosa', '2747430112', 'Tierra Blanca', 2_600, 1_280],
];
const silageProducers: readonly PartnerDefinition[] = [
  [21, 'Rancho Los Sauces', 'RLS070919BD3', 'Ismael Quiroz Peña', '8727721450', 'San Pedro', 3_100, 1_390],
  [22, 'Agrícola Valle Verde', 'AVV120130GH7', 'Mónica Trejo Olvera', '4272744501', 'San Juan del Río', 2_250, 1_480],
  [23, 'Productores de Libres', 'PLI140717NAA', 'Saúl Méndez Carreón', '2764731020', 'Libres', 980, 1_550],
  [24, 'Rancho El Jobo', 'RJO100602TU4', 'Wilberth Canul Dzib', '9868630077', 'Tizimín', 1_400, 1_310],
];

function findLocation(localityName: string) {
  for (const zone of zones)
    for (const { id, name } of zone.localities) if (name === localityName) return { localityId: id, zoneId: zone.id };
  throw new Error(`No demo locality is called ${localityName}`);
}

const buildPartnerRows = (type: NewRow<'partners'>['type'], definitions: readonly PartnerDefinition[]) =>
  definitions.map(([index, name, rfc, contact, phone, locality, tonnes = null, price = null]): NewRow<'partners'> => ({
    id: createFixedId('1d', index),
    type,
    name,
    rfc,
    contact,
    phone,
    locality_id: findLocation(locality).localityId,
    status: 'ACTIVO',
    tonnes_available: tonnes,
    price_per_tonne: price,
  }));

/** The distributors, silage vendors and silage producers of the demo data. */
export const partnerRows: readonly NewRow<'partners'>[] = [
  ...buildPartnerRows('DISTRIBUTOR', distributors),
  ...buildPartnerRows('SILAGE_VENDOR', silageVendors),
  ...buildPartnerRows('SILAGE_PRODUCER', silageProducers),
];

/** Distributors serve the zones that they sell in, silage partners the zone of their locality. */
export const partnerZoneRows: readonly NewRow<'partner_zones'>[] = [
  ...zones.map(({ id, distributorKey }) => ({ partner_id: distributorIds[distributorKey], zone_id: id })),
  ...[...silageVendors, ...silageProducers].map(([index, , , , , locality]) => ({
    partner_id: createFixedId('1d', index),
    zone_id: findLocation(locality).zoneId,
  })),
];
