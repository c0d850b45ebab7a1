import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Axe = typeof axe;

declare global {
  /** Defined in a page by `axe.source`. */
  var axe: Axe;
}

type Rules = RunOptions['runOnly'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = axe.getRules(TAGS).filter(({ tags }) => tags.includes('cat.color'));

/** The rules of WCAG 2.2 AA, and axe's own best practices. */
export const ALL_RULES: Rules = { type: 'tag', values: TAGS };

/** Those of {@link ALL_RULES} that depend on colours. */
export const COLOR_RULES: Rules = { type: 'rule', values: colorRules.map(({ ruleId }) => ruleId) };

/** Loads axe into the page once, because its half megabyte takes longer than checking a small page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

/** Reports of axe that are no defects, by rule and a part of the element or of the explanation. */
const EXCEPTIONS: readonly (readonly [rule: string, part: string])[] = [
  // The list of a select scrolls with the arrow keys of its field, which keeps the focus. axe knows this of a list with
  // the role listbox; antd has the role on another element.
  ['scrollable-region-focusable', '"ant-select-dropdown-list-holder"'],
  // Above and below the page are bars, which cover a part of some element wherever the page is scrolled to.
  ['target-size', 'partially obscured'],
];

const isException = (rule: string, report: string): boolean =>
  EXCEPTIONS.some(([excepted, part]) => rule === excepted && report.includes(part));

/**
 * The serious and critical violations that axe finds, by rule and element. It does not look into frames, which no page has.
 * @param region selector of the part of the page that is checked
 */
export async function findViolations(page: Page, region: string, rules: Rules): Promise<string[]> {
  await loadAxe(page);
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] };
  const violations = await page.evaluate(
    async (run) => (await globalThis.axe.run(run.region, run.options)).violations,
    { region, options },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html, failureSummary }) => !isException(id, `${html} ${failureSummary ?? ''}`))
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
}
