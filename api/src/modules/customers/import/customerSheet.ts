import { getRfcPersonType, isGenericRfc, normalizeRfc, type PersonType } from '@surco/shared/domain';
import { customerFields as fields } from '@surco/shared/records/customer';
import { isCompanyName, splitFullName } from '../../../core/imports/personNames';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';
import { readFieldCell } from '../../../core/workbook/rows/readFieldCell';
import type { LocalityNames } from '../../locations';
import { type CustomerColumn, customerFileColumns as columns } from './customerFileColumns';

/** A row of the file: what the input schema of a customer checks, and the names to look up. */
export interface CustomerRow {
  row: number;
  input: Readonly<Record<string, unknown>> & { personType: PersonType };
  /** The columns that names came from, for their errors. */
  nameColumns: { firstName: CustomerColumn; lastName: CustomerColumn };
  /** The fields of the input that the row does not say. */
  assumed: readonly ('personType' | 'firstName' | 'lastName')[];
  place: LocalityNames;
  productionType: string;
  consultant: string;
}

/** A company is often listed without a contact; its form asks for one. */
const unknownContact = { firstName: 'Contacto', lastName: 'por registrar' };
const personTypeNames = { fisica: 'FISICA', moral: 'MORAL', f: 'FISICA', m: 'MORAL' } as const;

function guessPersonType(rfc: string, companyName: string): PersonType {
  const normalized = normalizeRfc(rfc);
  if (!isGenericRfc(normalized) && (normalized.length === 12 || normalized.length === 13))
    return getRfcPersonType(normalized);
  return isCompanyName(companyName) ? 'MORAL' : 'FISICA';
}

type Names = Pick<CustomerRow, 'nameColumns' | 'assumed'> & {
  personType: PersonType;
  businessName: string;
  firstName: string;
  lastName: string;
};

/** Who the customer is: files have names and surnames, or a full name, or that of the company in place of them. */
function readNames(cells: CellReader<CustomerColumn>, rfc: string): Names {
  const read = (name: CustomerColumn): string => cells.readText(name, fields.businessName.maxLength);
  const businessName = read('razon_social');
  const fullName = read('nombre_completo');
  const firstName = read('nombre');
  const lastName = [read('apellidos'), read('apellido_materno')].filter(Boolean).join(' ');
  const given = readFieldCell(cells, 'tipo_persona', fields.personType, personTypeNames);
  const isGiven = given === 'FISICA' || given === 'MORAL';
  const assumed = isGiven ? [] : (['personType'] as const);
  const personType = isGiven ? given : guessPersonType(rfc, businessName || (firstName ? '' : fullName));
  if (firstName || lastName)
    return {
      personType,
      businessName,
      firstName,
      lastName,
      assumed,
      nameColumns: { firstName: 'nombre', lastName: 'apellidos' },
    };
  const isCompany = personType === 'MORAL';
  const [company, person] =
    isCompany && !businessName ? [fullName, ''] : [businessName, fullName || (isCompany ? '' : businessName)];
  const column = fullName ? 'nombre_completo' : cells.hasColumn('razon_social') ? 'razon_social' : 'nombre';
  const nameColumns = { firstName: column, lastName: column } as const;
  const hasContact = !isCompany || person !== '';
  return {
    personType,
    businessName: isCompany ? company : '',
    ...(hasContact ? splitFullName(person) : unknownContact),
    assumed: hasContact ? assumed : [...assumed, 'firstName', 'lastName'],
    nameColumns,
  };
}

/** A spreadsheet drops the zero at the beginning of a postal code. */
const padPostalCode = (code: string): string => (/^\d{4}$/.test(code) ? `0${code}` : code);

function readRow(cells: CellReader<CustomerColumn>): CustomerRow {
  const read = (name: CustomerColumn, max: number): string => cells.readText(name, max);
  const rfc = read('rfc', fields.rfc.maxLength);
  const { nameColumns, assumed, ...names } = readNames(cells, rfc);
  const address = [read('domicilio', 200), read('numero', 40), read('colonia', 100)].filter(Boolean).join(', ');
  return {
    row: cells.row,
    nameColumns,
    assumed,
    input: {
      ...names,
      rfc,
      address,
      phone: read('telefono', fields.phone.maxLength),
      email: read('correo', fields.email.maxLength),
      postalCode: padPostalCode(read('codigo_postal', fields.postalCode.maxLength)),
      hectares: readFieldCell(cells, 'hectareas', fields.hectares),
      herdSize: readFieldCell(cells, 'cabezas', fields.herdSize),
    },
    place: { locality: read('localidad', 120), municipality: read('municipio', 120), state: read('estado', 60) },
    productionType: read('tipo_produccion', 120),
    consultant: read('consultor', fields.email.maxLength),
  };
}

/** A name is in its own columns, or in one of those that may have all of it. */
function findMissing(present: ReadonlySet<CustomerColumn>): CustomerColumn[] {
  const hasName =
    (present.has('nombre') && present.has('apellidos')) ||
    present.has('nombre_completo') ||
    present.has('razon_social');
  const required = (['telefono', 'localidad'] as const).filter((name) => !present.has(name));
  return hasName ? required : ['nombre_completo', ...required];
}

/** The column of a field of the input. */
export const columnsOfFields: Readonly<Record<string, CustomerColumn>> = {
  personType: 'tipo_persona',
  businessName: 'razon_social',
  phone: 'telefono',
  email: 'correo',
  rfc: 'rfc',
  address: 'domicilio',
  postalCode: 'codigo_postal',
  hectares: 'hectareas',
  herdSize: 'cabezas',
};

/** The columns that the names of a locality are in. */
export const columnsOfPlace: Readonly<Record<keyof LocalityNames, CustomerColumn>> = {
  locality: 'localidad',
  municipality: 'municipio',
  state: 'estado',
};

/** The format of the sheet of customers, for `parseSheet`. */
export const customerSheetFormat: SheetFormat<CustomerColumn, CustomerRow> = {
  sheetName: 'Clientes',
  columns,
  names: [['razon_social'], ['nombre_completo'], ['nombre', 'apellidos', 'apellido_materno']],
  findMissing,
  readRow,
};
