import type { SmokeLoadStep } from '@surco/shared/federation/runtime';
import { createBuiltSection } from '../../../../api/src/testing/sectionBuilds';
import { describeFailedSteps, describeLoadedSteps } from './describeSteps';

const manifest = createBuiltSection('mfe-x', '1.0.0-a');
const describeStep = (step: SmokeLoadStep): string[] => describeFailedSteps({ manifest }, [step]);

const stack = `TypeError: boom
    at render (http://127.0.0.1:4000/main.ae5c855e51.js:1:99)
    at http://127.0.0.1:4000/remotes/mfe-x/1.0.0-a/list.0123456789.js?retry=1:7:11
    at http://127.0.0.1:4000/remotes/mfe-x/1.0.0-a/routes.js:1:1`;

test.each<[SmokeLoadStep, string[]]>([
  [{ part: 'entry', outcome: 'loaded' }, []],
  [
    { part: 'entry', outcome: 'threw', error: { name: 'TypeError', message: 'boom', stack } },
    ['its entry remoteEntry.0123456789.js fails with TypeError: boom (list.0123456789.js:7:11)'],
  ],
  [
    {
      part: 'routes',
      outcome: 'threw',
      error: { name: 'ChunkLoadError', message: 'Loading chunk 7 failed.\n(error: http://127.0.0.1:4000/a.js)' },
    },
    ['./routes fails with ChunkLoadError: Loading chunk 7 failed. (error: /a.js)'],
  ],
  [
    { part: 'page', page: 'list', outcome: 'threw', error: { name: 'Error', message: 'No data.' } },
    ['the page "list" fails with Error: No data'],
  ],
  [
    { part: 'page', page: 'list', outcome: 'timed out', timeoutMs: 10_000 },
    ['the page "list" does not load within 10 s'],
  ],
  [{ part: 'page', page: 'list', outcome: 'missing' }, ['./routes has no page "list", which the manifest names']],
])('C-07 describes the step %j', (step, sentences) => expect(describeStep(step)).toEqual(sentences));

test('C-07 says what was loaded, or that the host does not accept the manifest', () => {
  const page: SmokeLoadStep = { part: 'page', page: 'list', outcome: 'loaded' };
  expect(describeLoadedSteps([page])).toBe('entry, ./routes and 1 page');
  expect(describeLoadedSteps([page, page])).toBe('entry, ./routes and 2 pages');
  expect(describeFailedSteps({ manifest }, [])).toEqual(['the host does not accept its manifest']);
});
