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
  /** Codes of the products that are sown there; each is equally likely in a demo sale. */
  productCodes: readonly string[];
}

type LocalityDefinition = readonly [
  name: string,
  stateId: string,
  areaCode: string,
  postalCodePrefix: string,
  municipality?: string,
];

interface ZoneDefinition {
  name: string;
  distributorKey: DistributorKey;
  localities: readonly LocalityDefinition[];
  /** Product codes without their common prefix, separated by spaces. */
  products: string;
}

const zoneDefinitions: readonly ZoneDefinition[] = [
  {
    name: 'Laguna',
    distributorKey: 'norte',
    localities: [
      ['Torreón', '05', '871', '270'],
      ['Francisco I. Madero', '05', '872', '279'],
      ['San Pedro', '05', '872', '278'],
      ['Gómez Palacio', '10', '871', '350'],
      ['Tlahualilo', '10', '872', '351', 'Tlahualilo de Zaragoza'],
    ],
    products: '620 680 700 B10 470 S10',
  },
  {
    name: 'Altos–Ags',
    distributorKey: 'norte',
    localities: [
      ['Tepatitlán', '14', '378', '476', 'Tepatitlán de Morelos'],
      ['Lagos de Moreno', '14', '474', '474'],
      ['San Juan de los Lagos', '14', '395', '470'],
      ['Encarnación de Díaz', '14', '475', '472'],
      ['Rincón de Romos', '01', '465', '204'],
    ],
    products: '620 680 540 B10 450 S25',
  },
  {
    name: 'Bajío',
    distributorKey: 'bajio',
    localities: [
      ['Celaya', '11', '461', '380'],
      ['Salamanca', '11', '464', '367'],
      ['Irapuato', '11', '462', '365'],
      ['Pénjamo', '11', '469', '369'],
      ['La Piedad', '16', '352', '593'],
    ],
    products: '540 450 470 620 S40 S25',
  },
  {
    name: 'Querétaro–Hidalgo',
    distributorKey: 'bajio',
    localities: [
      ['Pedro Escobedo', '22', '448', '767'],
      ['San Juan del Río', '22', '427', '768'],
      ['Ezequiel Montes', '22', '441', '766'],
      ['Tizayuca', '13', '779', '438'],
      ['Tulancingo', '13', '775', '436', 'Tulancingo de Bravo'],
    ],
    products: 'V70 V50 B10 680 540',
  },
  {
    name: 'Puebla–Tlaxcala',
    distributorKey: 'bajio',
    localities: [
      ['Chipilo', '21', '222', '743', 'San Gregorio Atzompa'],
      ['Tecamachalco', '21', '249', '754'],
      ['Libres', '21', '276', '737'],
      ['Ciudad Serdán', '21', '245', '755', 'Chalchicomula de Sesma'],
      ['Huamantla', '29', '247', '905'],
    ],
    products: 'V70 V50 B10 450',
  },
  {
    name: 'Golfo',
    distributorKey: 'sureste',
    localities: [
      ['Tierra Blanca', '30', '274', '951'],
      ['Acayucan', '30', '924', '960'],
      ['Isla', '30', '283', '956'],
      ['Martínez de la Torre', '30', '232', '936'],
      ['Tamuín', '24', '489', '792'],
    ],
    products: 'T30 T45 T20 S10 S25',
  },
  {
    name: 'Sureste',
    distributorKey: 'sureste',
    localities: [
      ['Balancán', '27', '934', '869'],
      ['Tenosique', '27', '934', '869'],
      ['Huimanguillo', '27', '917', '864'],
      ['Pijijiapan', '07', '918', '305'],
      ['Huixtla', '07', '964', '306'],
    ],
    products: 'T30 T45 T20 S10',
  },
  {
    name: 'Península',
    distributorKey: 'sureste',
    localities: [
      ['Escárcega', '04', '982', '243'],
      ['Candelaria', '04', '982', '243'],
      ['Champotón', '04', '982', '244'],
      ['Tizimín', '31', '986', '977'],
      ['Panabá', '31', '986', '976'],
    ],
    products: 'T20 T30 S10 S25 S40',
  },
];

const localitiesPerZone = 5;

const buildZone = ({ name, distributorKey, localities, products }: ZoneDefinition, zoneIndex: number): DemoZone => ({
  id: createFixedId('1b', zoneIndex + 1),
  name,
  stateIds: [...new Set(localities.map(([, stateId]) => stateId))],
  localities: localities.map(([locality, stateId, areaCode, postalCodePrefix, municipality = locality], index) => ({
    id: createFixedId('1c', zoneIndex * localitiesPerZone + index + 1),
    name: locality,
    municipality,
    stateId,
    areaCode,
    postalCodePrefix,
  })),
  distributorKey,
  productCodes: products.split(' ').map((code) => `DKX-${code}`),
});

/** Zones with their localities and distributors, and real area and postal codes of the region. */
export const zones: readonly DemoZone[] = zoneDefinitions.map(buildZone);
