import { createFixedId } from './random';

export type DistributorKey = 'norte' | 'bajio' | 'sureste';

export interface DemoLocality {
  id: string;
  name: string;
  municipality: string;
  stateId: string;
  /** First digits of its telephone numbers. */
  areaCode: string;
  /** First digits of its postal codes. */
  postalCodePrefix: string;
}

export interface DemoZone {
  id: string;
  name: string;
  stateIds: readonly string[];
  localities: readonly DemoLocality[];
  /** The distributor that sells there. */
  distributorKey: DistributorKey;
  /** Codes of the products that are sown there, the most usual first. */
  productCodes: readonly string[];
}

type LocalityDefinition = readonly [
  name: string,
  stateId: string,
  areaCode: string,
  postal: string,
  municipality?: string,
];

let lastLocalityIndex = 0;

function buildZone(
  index: number,
  name: string,
  distributor: DistributorKey,
  places: readonly LocalityDefinition[],
  products: string,
): DemoZone {
  const localities = places.map(([place, stateId, areaCode, postal, municipality = place]): DemoLocality => ({
    id: createFixedId('1c', (lastLocalityIndex += 1)),
    name: place,
    municipality,
    stateId,
    areaCode,
    postalCodePrefix: postal,
  }));
  const stateIds = [...new Set(localities.map(({ stateId }) => stateId))];
  return {
    id: createFixedId('1b', index),
    name,
    stateIds,
    localities,
    distributorKey: distributor,
    productCodes: products.split(' ').map((code) => `DKX-${code}`),
  };
}

/** Zones with their localities and distributors, and real area and postal codes of the region. */
export const zones: readonly DemoZone[] = [
  buildZone(
    1,
    'Laguna',
    'norte',
    [
      ['Torreón', '05', '871', '270'],
      ['Francisco I. Madero', '05', '872', '279'],
      ['San Pedro', '05', '872', '278'],
      ['Gómez Palacio', '10', '871', '350'],
      ['Tlahualilo', '10', '872', '351', 'Tlahualilo de Zaragoza'],
    ],
    '620 680 700 B10 470 S10',
  ),
  buildZone(
    2,
    'Altos–Ags',
    'norte',
    [
      ['Tepatitlán', '14', '378', '476', 'Tepatitlán de Morelos'],
      ['Lagos de Moreno', '14', '474', '474'],
      ['San Juan de los Lagos', '14', '395', '470'],
      ['Encarnación de Díaz', '14', '475', '472'],
      ['Rincón de Romos', '01', '465', '204'],
    ],
    '620 680 540 B10 450 S25',
  ),
  buildZone(
    3,
    'Bajío',
    'bajio',
    [
      ['Celaya', '11', '461', '380'],
      ['Salamanca', '11', '464', '367'],
      ['Irapuato', '11', '462', '365'],
      ['Pénjamo', '11', '469', '369'],
      ['La Piedad', '16', '352', '593'],
    ],
    '540 450 470 620 S40 S25',
  ),
  buildZone(
    4,
    'Querétaro–Hidalgo',
    'bajio',
    [
      ['Pedro Escobedo', '22', '448', '767'],
      ['San Juan del Río', '22', '427', '768'],
      ['Ezequiel Montes', '22', '441', '766'],
      ['Tizayuca', '13', '779', '438'],
      ['Tulancingo', '13', '775', '436', 'Tulancingo de Bravo'],
    ],
    'V70 V50 B10 680 540',
  ),
  buildZone(
    5,
    'Puebla–Tlaxcala',
    'bajio',
    [
      ['Chipilo', '21', '222', '743', 'San Gregorio Atzompa'],
      ['Tecamachalco', '21', '249', '754'],
      ['Libres', '21', '276', '737'],
      ['Ciudad Serdán', '21', '245', '755', 'Chalchicomula de Sesma'],
      ['Huamantla', '29', '247', '905'],
    ],
    'V70 V50 B10 450',
  ),
  buildZone(
    6,
    'Golfo',
    'sureste',
    [
      ['Tierra Blanca', '30', '274', '951'],
      ['Acayucan', '30', '924', '960'],
      ['Isla', '30', '283', '956'],
      ['Martínez de la Torre', '30', '232', '936'],
      ['Tamuín', '24', '489', '792'],
    ],
    'T30 T45 T20 S10 S25',
  ),
  buildZone(
    7,
    'Sureste',
    'sureste',
    [
      ['Balancán', '27', '934', '869'],
      ['Tenosique', '27', '934', '869'],
      ['Huimanguillo', '27', '917', '864'],
      ['Pijijiapan', '07', '918', '305'],
      ['Huixtla', '07', '964', '306'],
    ],
    'T30 T45 T20 S10',
  ),
  buildZone(
    8,
    'Península',
    'sureste',
    [
      ['Escárcega', '04', '982', '243'],
      ['Candelaria', '04', '982', '243'],
      ['Champotón', '04', '982', '244'],
      ['Tizimín', '31', '986', '977'],
      ['Panabá', '31', '986', '976'],
    ],
    'T20 T30 S10 S25 S40',
  ),
];

export const findDistributorZones = (distributor: DistributorKey): readonly DemoZone[] =>
  zones.filter((zone) => zone.distributorKey === distributor);
