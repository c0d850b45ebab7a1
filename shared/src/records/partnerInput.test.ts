import { findInputErrors, getEmptyValues, toBody, toInput } from './forms';
import { partnerFields } from './partner';
import { partnerInput } from './partnerInput';

const validInput = { ...toInput(partnerFields, getEmptyValues(partnerFields)), name: ' Silos  del Valle ' };
const price = 'pricePerTonne: Escriba un precio de cero o más, con dos decimales como máximo.';

test.each<[object, string[]]>([
  [{}, []],
  [{ status: undefined, zoneIds: undefined, rfc: undefined, phone: ' ' }, []],
  [{ rfc: 'PELJ8503152D9' }, []],
  [{ name: ' ' }, ['name: Escriba el nombre.']],
  [{ name: 'a'.repeat(121) }, ['name: Es demasiado largo: caben 120 caracteres.']],
  [{ type: 'OTRO' }, ['type: Elija uno de los valores que se ofrecen.']],
  [{ rfc: 'XYZ' }, ['rfc: El RFC no tiene la forma correcta; por ejemplo EKU9003173C9.']],
  [{ phone: '12' }, ['phone: Escriba un teléfono de 10 dígitos, por ejemplo 871 123 4567.']],
  [{ tonnesAvailable: -1 }, ['tonnesAvailable: Debe estar entre 0 y 9,999,999 t.']],
  [{ tonnesAvailable: 1.005 }, ['tonnesAvailable: Escriba 2 decimales como máximo.']],
  [{ pricePerTonne: '-1' }, [price]],
  [{ pricePerTonne: '1.005' }, [price]],
])('E-10 R-31 a partner with %j has the errors %j', (change, errors) => {
  const found = findInputErrors(partnerInput, { ...validInput, ...change });
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(errors);
});

test('E-10 R-31 normalizes name, RFC, phone and price, and accepts its own output', () => {
  const typed = { rfc: 'ags-010215-ab2', phone: '871 123 9999', tonnesAvailable: 1200.5, pricePerTonne: '1500' };
  const body = toBody(partnerInput, { ...validInput, ...typed });
  expect(body).toMatchObject({
    name: 'Silos del Valle',
    rfc: 'AGS010215AB2',
    phone: '8711239999',
    pricePerTonne: '1500.00',
    status: 'ACTIVO',
    contact: null,
  });
  expect(toBody(partnerInput, body)).toEqual(body);
});
