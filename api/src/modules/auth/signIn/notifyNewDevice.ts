import { hostPaths } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../core/db/transaction';
import { readRequestOrigin } from '../../../core/http/readRequestOrigin';
import { enqueueMail } from '../../../core/mail/enqueueMail';

interface DeviceOwner {
  first_name: string;
  email: string | null;
}

/** Mails the owner of an account about a sign-in from a device that the account has not used before. */
export async function notifyNewDevice(
  tx: Tx,
  request: FastifyRequest,
  publicUrl: string,
  { first_name: nombre, email }: DeviceOwner,
): Promise<void> {
  if (!email) return;
  const { address: direccion, device } = readRequestOrigin(request);
  const values = {
    nombre,
    dispositivo: device ?? 'Desconocido',
    direccion,
    fecha: formatDateTime(new Date().toISOString()),
    enlace: `${publicUrl}${hostPaths.restorePassword}`,
  };
  await enqueueMail(tx, { to: email, key: 'session.new-device', values });
}
