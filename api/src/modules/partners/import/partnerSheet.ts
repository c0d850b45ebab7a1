import { partnerFields as fields } from '@surco/shared/records/partner';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import type { ImportColumns } from '../../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';
import { readFieldCell } from '../../../core/workbook/rows/readFieldCell';
import type { LocalityNames } from '../../locations';

/** The columns of the template of partners, in order. */
const columns = {
  tipo: {
    kind: 'text',
    label: 'Tipo',
    width: 20,
    help: 'Distribuidor, Vendedor de silo o Productor de silo. Vacío es Distribuidor.',
    example: 'Distribuidor',
    otherNames: ['tipo de socio', 'giro'],
  },
  nombre: {
    kind: 'text',
    label: 'Nombre o razón social',
    required: true,
    width: 34,
    help: 'No se repite entre los socios de un tipo.',
    example: 'Agrosemillas del Norte',
    otherNames: ['nombre', 'razón social', 'distribuidor', 'socio', 'empresa', 'proveedor'],
  },
  rfc: {
    kind: 'text',
    label: 'RFC',
    width: 16,
    help: 'RFC del socio.',
    example: 'EKU9003173C9',
    otherNames: ['r.f.c.'],
  },
  contacto: {
    kind: 'text',
    label: 'Contacto',
    width: 26,
    help: 'Persona de contacto.',
    example: '',
    otherNames: ['representante', 'encargado', 'responsable'],
  },
  telefono: {
    kind: 'text',
    label: 'Teléfono',
    width: 18,
    help: 'A diez dígitos.',
    example: '871 123 4567',
    otherNames: ['tel', 'teléfono 1', 'celular', 'cel'],
  },
  domicilio: {
    kind: 'text',
    label: 'Domicilio',
    width: 34,
    help: 'Calle, número y colonia.',
    example: '',
    otherNames: ['dirección', 'calle'],
  },
  localidad: {
    kind: 'text',
    label: 'Localidad',
    width: 22,
    help: 'Nombre de una localidad de la lista.',
    example: 'Torreón',
    otherNames: ['ciudad', 'población'],
  },
  municipio: {
    kind: 'text',
    label: 'Municipio',
    width: 20,
    help: 'Solo si hay varias localidades con el mismo nombre.',
    example: '',
  },
  estado: {
    kind: 'text',
    label: 'Entidad',
    width: 16,
    help: 'Solo si hay varias localidades con el mismo nombre.',
    example: '',
    otherNames: ['estado', 'edo', 'entidad federativa'],
  },
  zonas: {
    kind: 'text',
    label: 'Zonas',
    width: 28,
    help: 'Las que atiende, separadas por comas.',
    example: 'Laguna, Bajío',
    otherNames: ['zona', 'región'],
  },
  toneladas: {
    kind: 'decimal',
    label: 'Toneladas disponibles',
    width: 14,
    help: 'Solo de quien ofrece silo.',
    example: '',
    otherNames: ['toneladas'],
  },
  precio_tonelada: {
    kind: 'money',
    label: 'Precio por tonelada',
    width: 14,
    help: 'Solo de quien ofrece silo.',
    example: '',
    otherNames: ['precio'],
  },
} as const satisfies ImportColumns<string>;

export type PartnerColumn = keyof typeof columns;

/** The column of each field of the input. */
export const columnsOfFields: Readonly<Record<string, PartnerColumn>> = {
  type: 'tipo',
  name: 'nombre',
  rfc: 'rfc',
  contact: 'contacto',
  phone: 'telefono',
  address: 'domicilio',
  localityId: 'localidad',
  zoneIds: 'zonas',
  tonnesAvailable: 'toneladas',
  pricePerTonne: 'precio_tonelada',
};

/** A row of the file: what the input schema of a partner checks, and the names to look up. */
export interface PartnerRow {
  row: number;
  input: Readonly<Record<string, unknown>>;
  place: LocalityNames;
  zones: string;
}

const typeNames = { productor: 'SILAGE_PRODUCER', vendedor: 'SILAGE_VENDOR', silero: 'SILAGE_VENDOR' };

const readRow = (cells: CellReader<PartnerColumn>): PartnerRow => ({
  row: cells.row,
  input: {
    type: readFieldCell(cells, 'tipo', fields.type, typeNames) ?? 'DISTRIBUTOR',
    name: cells.readText('nombre', fields.name.maxLength),
    rfc: readFieldCell(cells, 'rfc', fields.rfc),
    contact: readFieldCell(cells, 'contacto', fields.contact),
    phone: readFieldCell(cells, 'telefono', fields.phone),
    address: readFieldCell(cells, 'domicilio', fields.address),
    tonnesAvailable: readFieldCell(cells, 'toneladas', fields.tonnesAvailable),
    pricePerTonne: readFieldCell(cells, 'precio_tonelada', fields.pricePerTonne),
  },
  place: {
    locality: cells.readText('localidad', 120),
    municipality: cells.readText('municipio', 120),
    state: cells.readText('estado', 60),
  },
  zones: cells.readText('zonas', 500),
});

/** The format of the sheet of partners, for `parseSheet`. */
export const partnerSheetFormat: SheetFormat<PartnerColumn, PartnerRow> = {
  sheetName: 'Socios',
  columns,
  names: [['nombre']],
  findMissing: (present) => (present.has('nombre') ? [] : ['nombre']),
  readRow,
};
