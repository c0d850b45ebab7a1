import type { Customer, CustomerDetail, SessionUser } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { customerFields } from '@surco/shared/records/customer';
import { createFields, createSessionUser as createUser, testId } from '@surco/shared/testing';
import { type CustomerFormValues, EMPTY_CUSTOMER } from '../common/model/customerFormValues';

const recordMetadata = { version: 3, createdAt: '2026-10-01T16:00:00.000Z', updatedAt: '2026-10-01T16:00:00.000Z' };
const consultant = { id: testId('u-1'), firstName: 'Luis', lastName: 'Peña' };

export const createSessionUser = (role: Role): SessionUser => createUser(role, consultant);

/** Creates a company as `GET /clients` returns it. */
export const createCompanyCustomer = (fields: Partial<Customer> = {}): Customer => ({
  id: 'c-1',
  ...createFields(customerFields, {
    personType: 'MORAL',
    firstName: 'Ana',
    lastName: 'Núñez',
    businessName: 'Establo La Esperanza',
    email: 'ana@esperanza.test',
    stateId: '05',
    localityId: testId('l-1'),
    hectares: 19.7,
    herdSize: 1200,
    productionTypeId: testId('p-1'),
    consultantId: testId('u-1'),
  }),
  privacyNoticeAcceptedAt: null,
  privacyNoticeVersion: null,
  status: 'ACTIVO',
  locality: { id: testId('l-1'), name: 'San Pedro' },
  zone: { id: 'z-1', name: 'Laguna' },
  productionType: { id: testId('p-1'), name: 'Leche' },
  consultant,
  ...recordMetadata,
  ...fields,
});

export const createPersonCustomer = (fields: Partial<Customer> = {}): Customer =>
  createCompanyCustomer({ personType: 'FISICA', firstName: 'José', lastName: 'Muñoz', businessName: null, ...fields });

export const createCustomerDetail = (fields: Partial<CustomerDetail> = {}): CustomerDetail => ({
  ...createCompanyCustomer(),
  statusReason: null,
  anonymizedAt: null,
  summary: { sales: 12, vouchers: 3, simulations: 1, salesTotal: '1284300.50', balance: '48660.25' },
  ...fields,
});

/** Valid values of the registration form. */
export const completeCustomerForm: CustomerFormValues = {
  ...EMPTY_CUSTOMER,
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+52 1 871 123 4567',
  stateId: '05',
  localityId: testId('l1'),
  privacyNoticeAccepted: true,
};

export const locality = {
  id: testId('l-1'),
  name: 'San Pedro',
  municipality: 'San Pedro',
  stateId: '05',
  zoneId: 'z-1',
  ...recordMetadata,
};

export const states = [
  { id: '05', name: 'Coahuila de Zaragoza' },
  { id: '10', name: 'Durango' },
];
