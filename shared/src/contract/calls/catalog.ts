import { z } from 'zod';
import { crops, productUses } from '../../domain/product';
import { call } from '../call';
import { client, inventory, product, registration, registrationIn, season } from '../entities';
import { listQuery } from '../paging';
import { flag, id, named } from '../primitives';
import { STAFF } from '../roles';
import { clientStatuses } from '../statuses';

const search = z.string().trim().max(100).optional();
const one = z.object({ id });

export const catalogCalls = {
  'GET /clients': call({
    summary: 'Lista de clientes',
    who: STAFF,
    paged: true,
    data: client,
    query: listQuery(['name', 'createdAt', 'hectares'], {
      search,
      status: z.enum(clientStatuses).optional(),
      localityId: id.optional(),
      consultantId: id.optional(),
      productionTypeId: id.optional(),
    }),
  }),
  'GET /clients/{id}': call({ summary: 'Un cliente', who: STAFF, params: one, data: client }),
  'POST /clients/registration': call({
    summary: 'Registrarse como cliente',
    who: 'anyone',
    beforeTerms: true,
    body: registrationIn,
    data: registration,
  }),
  'GET /products': call({
    summary: 'Lista de productos',
    who: ['Admin'],
    paged: true,
    data: product,
    query: listQuery(['code', 'name', 'basePrice'], {
      search,
      enabled: flag.optional(),
      crop: z.enum(crops).optional(),
      use: z.enum(productUses).optional(),
    }),
  }),
  'GET /products/enabled': call({ summary: 'Productos a la venta', who: 'signedIn', data: z.array(product) }),
  'GET /seasons': call({
    summary: 'Lista de temporadas',
    who: STAFF,
    paged: true,
    data: season,
    query: listQuery(['startDate'], { search, isOpen: flag.optional(), isVoucherOpen: flag.optional() }),
  }),
  'GET /seasons/{id}': call({ summary: 'Una temporada', who: STAFF, params: one, data: season }),
  'GET /inventories': call({
    summary: 'Inventario por temporada, producto y distribuidor',
    who: STAFF,
    paged: true,
    data: inventory,
    query: listQuery(['available', 'code'], {
      search,
      seasonId: id.optional(),
      productId: id.optional(),
      distributorId: id.optional(),
    }),
  }),
  'GET /distributors': call({ summary: 'Distribuidores para elegir', who: STAFF, data: z.array(named) }),
};
