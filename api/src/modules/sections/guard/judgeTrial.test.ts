import { createRandomGenerator } from '../../../seed/random';
import { getBucket } from '../visits/histogram';
import { describeVerdict } from './watchTrials';
import { judgeTrial } from './judgeTrial';

type Sample = ReturnType<typeof createSample>;

interface SampleOptions {
  visits: number;
  failed?: number;
  lcp?: number;
  navigation?: number;
  inp?: number;
  /** Number of samples of each vital. */
  samples?: number;
}

/** Values from half to one and a half of `middle`, in equal numbers. */
const spread = (vital: 'LCP' | 'navigation' | 'INP', middle: number, samples: number) => {
  const histogram = new Map<number, number>();
  for (let index = 0; index < samples; index += 1) {
    const bucket = getBucket(vital, middle * (0.5 + index / samples));
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
};

const createSample = ({
  visits,
  failed = 0,
  lcp = 1_000,
  navigation = 400,
  inp = 80,
  samples = visits,
}: SampleOptions) => ({
  visits,
  failedVisits: failed,
  LCP: spread('LCP', lcp, samples),
  navigation: spread('navigation', navigation, samples),
  INP: spread('INP', inp, samples),
});

const standing = createSample({ visits: 1_000, failed: 10 });

test.each<[string, SampleOptions, SampleOptions | undefined, 'worse' | 'passed' | 'undecided' | undefined]>([
  ['fails at every visit', { visits: 20, failed: 20 }, undefined, 'worse'],
  ['fails at every visit, too few visits', { visits: 19, failed: 19 }, undefined, undefined],
  ['fails at every visit, the other version has too few', { visits: 50, failed: 50 }, { visits: 10 }, undefined],
  ['fails as often as the other version', { visits: 500, failed: 5 }, undefined, undefined],
  ['fails a little more, by chance', { visits: 40, failed: 2 }, undefined, undefined],
  ['fails in 8 % of many visits', { visits: 400, failed: 32 }, undefined, 'worse'],
  [
    'fails surely more, but by less than two points',
    { visits: 90_000, failed: 1_800 },
    { visits: 90_000, failed: 900 },
    undefined,
  ],
  ['fails as badly as a failing version', { visits: 60, failed: 60 }, { visits: 60, failed: 60 }, undefined],
  ['is shown in twice the time', { visits: 60, lcp: 2_000 }, undefined, 'worse'],
  ['is shown in twice the time, too few samples', { visits: 60, lcp: 2_000, samples: 49 }, undefined, undefined],
  ['is shown a little later', { visits: 500, lcp: 1_150 }, undefined, undefined],
  ['is shown in twice a very short time', { visits: 200, lcp: 200 }, { visits: 200, lcp: 100 }, undefined],
  ['opens from the menu in three times the time', { visits: 60, navigation: 1_200 }, undefined, 'worse'],
  ['opens from the menu a little later', { visits: 500, navigation: 600 }, undefined, undefined],
  ['answers in four times the time', { visits: 60, inp: 320 }, undefined, 'worse'],
  ['answers a little later', { visits: 500, inp: 100 }, undefined, undefined],
])('a trial that %s', (_title, trial, other, outcome) => {
  const verdict = judgeTrial(createSample(trial), other ? createSample(other) : standing, false);
  expect(verdict?.outcome).toBe(outcome);
});

test.each([
  ['passes with enough visits', 50, 50, 'passed'],
  ['is undecided with few visits', 49, 1_000, 'undecided'],
  ['is undecided without visits of the other version', 1_000, 0, 'undecided'],
] as const)('when its time is over, a trial that is not worse %s', (_title, ours, theirs, outcome) => {
  const verdict = judgeTrial(createSample({ visits: ours }), createSample({ visits: theirs }), true);
  expect(verdict?.outcome).toBe(outcome);
});

test('the verdict has the figures of both versions', () => {
  expect(judgeTrial(createSample({ visits: 20, failed: 20 }), standing, false)).toEqual({
    outcome: 'worse',
    measure: 'errors',
    trial: { value: 1, visits: 20 },
    standing: { value: 0.01, visits: 1_000 },
  });
});

test.each([
  ['worse', 'errors', 0.1, 'Más errores en el 10.0 % de 50 visitas; la versión de todos, en el 0.0 % de 60 visitas.'],
  [
    'passed',
    'errors',
    0,
    'No es peor: errores en el 0.0 % de 50 visitas; la versión de todos, en el 0.0 % de 60 visitas.',
  ],
  ['worse', 'LCP', 2_500, 'Más lenta: LCP de 2500 ms; la versión de todos, 0 ms (tres de cada cuatro visitas).'],
  [
    'worse',
    'navigation',
    1_500,
    'Más lenta: se abre en 1500 ms; la versión de todos, 0 ms (tres de cada cuatro visitas).',
  ],
] as const)('a verdict %s by %s is described in Spanish', (outcome, measure, value, text) => {
  const figures = { trial: { value, visits: 50 }, standing: { value: 0, visits: 60 } };
  expect(describeVerdict({ outcome, measure, ...figures })).toBe(text);
});

/** Adds visits as they come, and looks after each ten of the trial. @returns whether it is ended */
function isEqualTrialEnded(addVisit: (sample: Sample) => void): boolean {
  const [ours, theirs] = [createSample({ visits: 0 }), createSample({ visits: 0 })];
  for (let visit = 1; visit <= 400; visit += 1) {
    addVisit(ours);
    for (let other = 0; other < 9; other += 1) addVisit(theirs);
    if (visit % 10 === 0 && judgeTrial(ours, theirs, false)?.outcome === 'worse') return true;
  }
  return false;
}

const random = createRandomGenerator(7);
const addErrors = (sample: Sample): void => {
  sample.visits += 1;
  sample.failedVisits += Number(random.nextBoolean(0.05));
};
/** Log-normal times: half of the visits above 1 s, a quarter above 1.7 s, a tenth above 2.8 s. */
const addSlowness = ({ LCP }: Sample): void => {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const bucket = getBucket('LCP', 1_000 * Math.exp(0.8 * normal));
  LCP.set(bucket, (LCP.get(bucket) ?? 0) + 1);
};

test.each([
  ['errors', addErrors],
  ['LCP', addSlowness],
])('ends fewer than two of a hundred equal trials by %s, although it looks again and again', (_measure, addVisit) => {
  const ended = Array.from({ length: 100 }, () => isEqualTrialEnded(addVisit)).filter(Boolean);
  expect(ended.length / 100).toBeLessThan(0.02);
});
