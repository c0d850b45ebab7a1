import { useEffect, useState } from 'react';
import { customerPaths, getVoucherListPath, salesPaths, setupPaths, userPaths } from '../../contract';
import type { Role } from '../../domain';
import { runWhenIdle, useCall } from '../../platform';
import type { Attention } from './attention-strip';

const PENDING = { query: { status: 'PENDIENTE', page: 1, size: 1 } } as const;
const TO_DELIVER = { query: { status: 'REGISTRADA', page: 1, size: 1 } } as const;
const EXPIRY_DAYS = 7;
const EXPIRING = { query: { expiresIn: EXPIRY_DAYS, page: 1, size: 1 } } as const;

/** What waits for this role. The counts come when its page is there, and one that cannot be fetched stays undefined. */
export function useAttention(role: Role): readonly Attention[] {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIsIdle(true), 3_000), []);
  const isSeller = role === 'Consultant';
  const setup = useCall('GET /setup', isIdle && role === 'Admin' ? {} : null).data;
  const users = useCall('GET /users', isIdle && !isSeller ? PENDING : null);
  const customers = useCall('GET /clients', isIdle && !isSeller ? PENDING : null);
  const sales = useCall('GET /sales', isIdle && isSeller ? TO_DELIVER : null);
  const vouchers = useCall('GET /vouchers', isIdle ? EXPIRING : null);
  const openSteps = setup?.steps.filter(({ state }) => state === 'OPEN' || state === 'WAITING').length;
  return [
    {
      count: setup?.isSuggested ? openSteps : undefined,
      noun: ['paso para preparar Surco', 'pasos para preparar Surco'],
      to: setupPaths.setup,
      isFirst: true,
    },
    {
      count: users.data?.totalRecords,
      noun: ['usuario por aprobar', 'usuarios por aprobar'],
      to: userPaths.pending,
    },
    {
      count: customers.data?.totalRecords,
      noun: ['cliente por aprobar', 'clientes por aprobar'],
      to: `${customerPaths.list}?status=PENDIENTE`,
    },
    {
      count: sales.data?.totalRecords,
      noun: ['venta por entregar', 'ventas por entregar'],
      to: `${salesPaths.saleList}?status=REGISTRADA`,
    },
    {
      count: vouchers.data?.totalRecords,
      noun: [`DKbono vence en ${EXPIRY_DAYS} días`, `DKbonos vencen en ${EXPIRY_DAYS} días`],
      to: getVoucherListPath({ expiresIn: String(EXPIRY_DAYS) }),
    },
  ];
}
