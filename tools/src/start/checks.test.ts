import { once } from 'node:events';
import { createServer } from 'node:net';
import { ensureDatabase } from '../../../api/src/embedded/ownDatabase';
import { ensurePortFree } from './checks';

test('a taken port is named with what to do; a free one passes', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(ensurePortFree(port, 'PORT')).rejects.toThrow(
    `El puerto ${port} ya está en uso: cierre el programa que lo ocupa o indique otro en PORT.`,
  );
  other.close();
  await once(other, 'close');
  await expect(ensurePortFree(port, 'PORT')).resolves.toBeUndefined();
  await expect(ensureDatabase(`postgres://ana:secreto@127.0.0.1:${port}/surco`)).rejects.toThrow(
    `No se pudo usar la base de datos de DATABASE_URL (127.0.0.1:${port}): nadie responde en esa dirección.`,
  );
});
