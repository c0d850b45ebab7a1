import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Axe = typeof axe;

declare global {
  /** Defined in a page by {@link AXE_FILE}. */
  var axe: Axe;
}

export type Rules = RunOptions['runOnly'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = axe.getRules(TAGS).filter(({ tags }) => tags.includes('cat.color'));

/** The rules of WCAG 2.2 AA, and axe's own best practices. */
export const ALL_RULES: Rules = { type: 'tag', values: TAGS };

/** Those of {@link ALL_RULES} that depend on colours. */
export const COLOR_RULES: Rules = { type: 'rule', values: colorRules.map(({ ruleId }) => ruleId) };

/** The script that defines `axe`: without what developers read, which is more than half of `axe.source`. */
export const AXE_FILE = fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url));

/** Loads axe into the page once, because its half megabyte takes longer than checking a small page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(AXE_FILE, 'utf8'));
}

/**
 * The list of a select scrolls with the arrow keys of its field, which keeps the focus. axe knows this of a list with the
 * role listbox; antd has the role on another element.
 */
const isListOfSelect = (rule: string, html: string): boolean =>
  rule === 'scrollable-region-focusable' && html.includes('"ant-select-dropdown-list-holder"');

/** Runs axe in the page. A target that only a bar covers in part is marked: wherever the page is scrolled to, some are. */
const runAxe = (page: Page, region: string, options: RunOptions) =>
  page.evaluate(
    async (run) => {
      const isInBar = (element: Element | null | undefined): boolean => {
        if (!element) return false;
        return ['fixed', 'sticky'].includes(getComputedStyle(element).position) || isInBar(element.parentElement);
      };
      const { violations } = await globalThis.axe.run(run.region, { ...run.options, elementRef: true });
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html, failureSummary, element, any }) => {
          const covering = any.find((check) => check.id === 'target-size')?.relatedNodes ?? [];
          const isBehindBar =
            covering.length > 0 && covering.every((node) => isInBar(node.element)) && !isInBar(element);
          return { html, failureSummary, isBehindBar };
        }),
      }));
    },
    { region, options },
  );

/**
 * The serious and critical violations that axe finds, by rule and element. It does not look into frames, which no page has.
 * @param region selector of the part of the page that is checked
 */
export async function findViolations(page: Page, region: string, rules: Rules): Promise<string[]> {
  await loadAxe(page);
  const violations = await runAxe(page, region, { runOnly: rules, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html, isBehindBar }) => !isBehindBar && !isListOfSelect(id, html))
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
}
