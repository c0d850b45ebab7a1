import { waitFor } from '@testing-library/react';
import { mockApi } from '../../testing';
import { pollImportProgress, toImportStep } from './send-import';

const noun = ['venta', 'ventas'] as const;

test.each([
  [
    { stage: 'RECEIVED', done: 0, total: 0 },
    { label: 'Archivo recibido…', progress: null },
  ],
  [
    { stage: 'CHECKING', done: 500, total: 2000 },
    { label: 'Revisando las filas… 500 de 2,000', progress: 0.25 },
  ],
  [
    { stage: 'DONE', done: 2000, total: 2000 },
    { label: 'Terminando… 2,000 de 2,000', progress: 1 },
  ],
] as const)('X-16 the bar shows %p as %p', (progress, step) => expect(toImportStep(progress, noun)).toEqual(step));

test.each([
  ['DONE', { data: { stage: 'DONE', done: 4, total: 4 } }],
  ['REFUSED', { data: { stage: 'REFUSED', done: 0, total: 4 } }],
  ['LOST', { status: 404, error: 'No se encontró lo que se busca.' }],
] as const)('X-16 reports the end %s to a page that did not send the import', async (endState, response) => {
  mockApi({ 'GET /imports/i-2/progress': response });
  const ended = new Promise((resolve) => void pollImportProgress('i-2', noun, () => undefined, resolve));
  expect(await ended).toBe(endState);
});

test('X-16 polls the progress of an import and tolerates a 404 at the start', async () => {
  let isKnown = false;
  const requests = mockApi({
    'GET /imports/i-1/progress': () => {
      const response = isKnown
        ? { data: { stage: 'WRITING', done: 1, total: 4 } }
        : { status: 404, error: 'No se encontró lo que se busca.' };
      isKnown = true;
      return response;
    },
  });
  const steps: unknown[] = [];
  const stop = pollImportProgress('i-1', noun, (step) => steps.push(step));
  await waitFor(() => expect(steps).toContainEqual({ label: 'Registrando ventas… 1 de 4', progress: 0.25 }));
  stop();
  expect(requests.length).toBeGreaterThan(1);
});
