/** The part of JSON Schema (OpenAPI 3.0) that the schemas of the contract use. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  nullable?: boolean;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

const textsByFormat: Readonly<Record<string, string>> = {
  uuid: '1a000000-0000-4000-8000-000000000001',
  date: '2026-11-20',
  'date-time': '2026-11-20T16:30:00.000Z',
  email: 'ana@ejemplo.mx',
};

const pushEndpoint = 'https://push.ejemplo.mx/send/1';

/**
 * Values of properties that the contract validates by code, which JSON Schema cannot express. Null is used only where
 * the schema allows it.
 */
const valuesByProperty: Readonly<Record<string, unknown>> = {
  firstName: 'Ana',
  lastName: 'Peña',
  businessName: null,
  contact: 'Ana Peña',
  email: 'ana@ejemplo.mx',
  phone: '8711234567',
  rfc: 'PENA850101AB3',
  role: 'Coordinator',
  stateId: '05',
  postalCode: '27000',
  password: 'Surco.prueba.2026',
  privacyNotice: '{{responsable}}, {{domicilio}}. Contacto: {{contacto}}.',
  endDate: '2027-04-30',
  seedsPerBag: 60_000,
  key: 'ensiling',
  kgPerBag: null,
  kgPerHa: null,
  basePrice: '3950.00',
  price: '4100.00',
  pricePerTonne: '1500.00',
  distributorId: null,
  place: 'list.0a1b2c3d.js:1:7',
  endpoint: pushEndpoint,
  formerEndpoint: pushEndpoint,
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
};

const candidateTexts = [
  'Ejemplo',
  '3950.00',
  '8711234567',
  '2026-11-20',
  '05',
  'mfe-sales',
  '/dashboard/sales/list/sale',
];

function sampleText({ format = '', pattern, maxLength = 200 }: JsonSchema): string {
  const known = textsByFormat[format];
  if (known !== undefined) return known;
  const fits = (text: string) => text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  return candidateTexts.find(fits) ?? 'Ejemplo';
}

function sampleNumber({ minimum = 0, maximum = 1, multipleOf }: JsonSchema): number {
  return minimum > 0 ? minimum : (multipleOf ?? Math.min(maximum, 1));
}

/** Whether a property stands in place of another one of its body: the link of a version, in place of its roles. */
const isAlternative = (name: string, schema: JsonSchema): boolean => name === 'link' && schema.enum?.[0] === true;

/**
 * A value for the examples of /api/docs. It may violate rules that JSON Schema cannot express: a test validates the
 * example of every call.
 * @param name the property that holds the value, if any
 */
export function sampleValue(schema: JsonSchema, name = ''): unknown {
  const known = valuesByProperty[name];
  const isAllowed = schema.enum?.includes(known) ?? (known !== null || schema.nullable);
  // In another call the property may be an object, as the privacy notice of a paper.
  const isObject = schema.type === 'object' && known !== null;
  if (known !== undefined && isAllowed && !isObject) return known;
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (alternative) return sampleValue(alternative);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key, property]) => !isAlternative(key, property))
          .map(([key, property]) => [key, sampleValue(property, key)]),
      );
    case 'array':
      return schema.items ? [sampleValue(schema.items)] : [];
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'string':
      return sampleText(schema);
    default:
      return null;
  }
}
