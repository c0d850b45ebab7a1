import 'fake-indexeddb/auto';
import { fireEvent, waitFor, within } from '@testing-library/react';
import {
  declareOfflineCalls,
  deleteCachedResponses,
  loadOfflineEngine,
  networkFirst,
  registerCallMiddleware,
} from '../../platform';
import { session } from '../../platform/host';
import { goOffline, mockApi, renderPage } from '../../testing';
import { createSessionUser } from '../../testing/createSessionUser';
import { demoPaper } from '../../testing/stories/demoPaper';
import { PaperSheet } from './paper-sheet';

const paper = {
  ...demoPaper,
  issuer: { ...demoPaper.issuer, logo: '/images/l-1' },
  signatures: [{ name: 'Eva Luna', role: 'Recibió', image: '/images/s-1' }],
};
const open = () => renderPage(<PaperSheet paper={paper} />).container;
const listPictures = (sheet: Element) => [...sheet.querySelectorAll('img')].map(({ src }) => src);
const SIGNATURE = 'http://localhost/api/images/s-1';

test('X-33 X-34 a paper has its logo without a network until the session ends, and no sign of a picture that is missing', async () => {
  declareOfflineCalls({ 'GET /images/{id}': 1 });
  const removeMiddleware = registerCallMiddleware(networkFirst);
  session.setUser(createSessionUser('Consultant', { id: 'u-1' }));
  const engine = await loadOfflineEngine();
  engine.start();
  mockApi({ 'GET /images/l-1': { data: 'PNG' } });
  const online = open();
  await waitFor(() => expect(listPictures(online)).toEqual([expect.stringMatching(/^data:/), SIGNATURE]));
  const [logo] = listPictures(online);
  await waitFor(async () => expect(await engine.readStoredAnswers(['GET /images/{id}'])).toHaveLength(1));

  goOffline();
  const offline = open();
  await waitFor(() => expect(listPictures(offline)).toEqual([logo, SIGNATURE]));
  const [, signature] = offline.querySelectorAll('img');
  if (signature) fireEvent.error(signature);
  expect(listPictures(offline)).toEqual([logo]);

  await deleteCachedResponses('u-1');
  expect(await engine.readStoredAnswers(['GET /images/{id}'])).toEqual([]);
  removeMiddleware();
  session.clear();
  const other = open();
  expect(listPictures(other)).toEqual([SIGNATURE]);
  expect(within(other).getByText(paper.issuer.name, { selector: 'strong' })).toBeVisible();
});
