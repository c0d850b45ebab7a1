import { runStep, type Step } from './runStep';

const formatRow = (name: string, seconds: number, processorSeconds: number): string =>
  `${name.padEnd(32)}${seconds.toFixed(1).padStart(8)} s${processorSeconds.toFixed(1).padStart(10)} s`;

/** Runs all steps, also after one that fails, and prints what each took. The process fails when a step has. */
export function runSteps(steps: readonly Step[]): void {
  const results = steps.map(runStep);
  const total = { seconds: 0, processorSeconds: 0 };
  console.log(`\n${'Step'.padEnd(32)}${'Time'.padStart(10)}${'Processor'.padStart(12)}`);
  for (const { name, isPassed, seconds, processorSeconds } of results) {
    console.log(formatRow(`${isPassed ? '✔' : '✘'} ${name}`, seconds, processorSeconds));
    total.seconds += seconds;
    total.processorSeconds += processorSeconds;
  }
  console.log(formatRow('  Sum', total.seconds, total.processorSeconds));
  const passed = results.filter(({ isPassed }) => isPassed).length;
  console.log(`${passed} passed, ${results.length - passed} failed`);
  process.exitCode = passed === results.length ? 0 : 1;
}
