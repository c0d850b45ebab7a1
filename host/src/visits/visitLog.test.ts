import { calls } from '@surco/shared/contract/calls';
import { createVisitLog } from './visitLog';

const versions = new Map([
  ['host', 'ae5c855e51'],
  ['mfe-one', '1.0.0-a'],
  ['mfe-two', '1.0.0-b'],
]);

function createError(stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error('Juan Pérez no existe'), { name, stack });
}

const sectionStack = `TypeError: Juan Pérez no existe
    at render (https://surco.example/main.ae5c855e51.js:1:900)
    at Page (https://surco.example/remotes/mfe-one/1.0.0-a/list.0123456789.js?retry=1:2:7)`;

test('counts a visit for each change of the section, and a failed one once', () => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  log.show('mfe-one', 10);
  log.addProblem({ kind: 'render', error: createError(sectionStack) });
  log.addProblem({ kind: 'render', error: createError(sectionStack) });
  log.show('mfe-two', 20);
  expect(log.takeReports()).toEqual([
    {
      section: 'mfe-one',
      version: '1.0.0-a',
      visits: 1,
      failedVisits: 1,
      failedLoads: 0,
      errors: [{ kind: 'render', name: 'TypeError', place: 'list.0123456789.js:2:7', count: 2 }],
      vitals: [],
    },
    { section: 'mfe-two', version: '1.0.0-b', visits: 1, failedVisits: 0, failedLoads: 0, errors: [], vitals: [] },
  ]);
  expect(log.takeReports()).toEqual([]);
});

test('counts an error of a section that is left for its section, and others for the page that is shown', () => {
  const log = createVisitLog(versions);
  log.show('mfe-two', 0);
  log.addProblem({ kind: 'promise', error: createError(sectionStack) });
  log.addProblem({ kind: 'script', error: 'a text' });
  expect(log.takeReports()).toMatchObject([
    { section: 'mfe-two', visits: 1, failedVisits: 1, errors: [{ kind: 'script', name: '', place: '' }] },
    { section: 'mfe-one', visits: 0, failedVisits: 0, errors: [{ kind: 'promise' }] },
  ]);
});

test('counts code that does not arrive for the section whose file it is', () => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  const message = 'Loading chunk 5 failed. (error: https://surco.example/remotes/mfe-two/list.0123456789.js)';
  log.addProblem({ kind: 'load', error: new Error(message) });
  log.addProblem({ kind: 'load', error: new Error('No answer within 5000 ms.') });
  expect(log.takeReports()).toMatchObject([
    { section: 'mfe-one', failedVisits: 1, failedLoads: 1 },
    { section: 'mfe-two', failedVisits: 0, failedLoads: 1 },
  ]);
});

test('counts an error that a section throws while it loads, with its place, and none for code that does not arrive', () => {
  const log = createVisitLog(versions);
  log.show('mfe-two', 0);
  log.addProblem({ kind: 'load', error: createError(sectionStack, 'RangeError') });
  log.addProblem({ kind: 'load', error: createError(sectionStack, 'ChunkLoadError') });
  expect(log.takeReports()).toMatchObject([
    { section: 'mfe-two', failedVisits: 0, failedLoads: 0, errors: [] },
    {
      section: 'mfe-one',
      failedLoads: 2,
      errors: [{ kind: 'script', name: 'RangeError', place: 'list.0123456789.js:2:7', count: 1 }],
    },
  ]);
});

test('counts a web vital for the section that was shown when it arose', () => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  log.show('mfe-two', 1_000);
  log.addVital('LCP', 812.3456, 812);
  log.addVital('INP', 96, 1_500);
  expect(log.takeReports()).toMatchObject([
    { section: 'mfe-one', vitals: [{ name: 'LCP', value: 812.346 }] },
    { section: 'mfe-two', vitals: [{ name: 'INP', value: 96 }] },
  ]);
});

test('a value above the limit of a report does not make the report invalid', () => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  log.addVital('INP', 700_000, 10);
  const reports = log.takeReports();
  expect(reports[0]?.vitals).toEqual([{ name: 'INP', value: 600_000 }]);
  expect(() => calls['POST /registry/visits'].body.parse({ reports })).not.toThrow();
});

test('leaves out the navigation to a section that fails', () => {
  const log = createVisitLog(versions);
  expect([log.show('mfe-one', 0), log.show('mfe-one', 10), log.show('mfe-two', 20)]).toEqual([true, false, true]);
  log.addVital('navigation', 300, 20);
  log.show('mfe-one', 1_000);
  log.addProblem({ kind: 'render', error: createError(sectionStack) });
  log.addVital('navigation', 30, 1_000);
  expect(log.takeReports()).toMatchObject([
    { section: 'mfe-one', failedVisits: 1, vitals: [] },
    { section: 'mfe-two', vitals: [{ name: 'navigation', value: 300 }] },
  ]);
});

test('ignores errors of browser extensions', () => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  log.addProblem({ kind: 'script', error: createError('Error\n    at chrome-extension://abc/content.js:1:1') });
  expect(log.takeReports()).toMatchObject([{ failedVisits: 0, errors: [] }]);
});

test.each([
  ['a'.repeat(77), true],
  ['a'.repeat(78), false],
])('a file name as long as a report may have is reported', (name, isReported) => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  log.addProblem({ kind: 'script', error: createError(`at https://surco.example/${name}.js:1:1`) });
  const reports = log.takeReports();
  expect(reports[0]?.errors[0]?.place).toBe(isReported ? `${name}.js:1:1` : '');
  expect(() => calls['POST /registry/visits'].body.parse({ reports })).not.toThrow();
});

test('reports are valid when sections change and fail very often', () => {
  const log = createVisitLog(versions);
  for (let visit = 0; visit < 200; visit += 1) {
    log.show(visit % 2 === 0 ? 'mfe-one' : 'mfe-two', visit);
    log.addProblem({ kind: 'load', error: new Error('No answer within 5000 ms.') });
  }
  const reports = log.takeReports();
  expect(reports).toMatchObject(
    ['mfe-one', 'mfe-two'].map((section) => ({ section, visits: 20, failedVisits: 20, failedLoads: 20 })),
  );
  expect(() => calls['POST /registry/visits'].body.parse({ reports })).not.toThrow();
});

test('reports are valid, and hold neither messages nor names that are no class, whatever was thrown', () => {
  const log = createVisitLog(versions);
  log.show('mfe-one', 0);
  const values = ['Juan Pérez', null, createError('x', 'Juan Pérez'), { message: 'Juan Pérez' }];
  for (let count = 0; count < 200; count += 1) for (const error of values) log.addProblem({ kind: 'promise', error });
  for (let line = 0; line < 40; line += 1)
    log.addProblem({ kind: 'script', error: createError(`at https://surco.example/main.ae.js:${line}:1`) });
  const reports = log.takeReports();
  expect(JSON.stringify(reports)).not.toContain('Juan');
  expect(() => calls['POST /registry/visits'].body.parse({ reports })).not.toThrow();
});
