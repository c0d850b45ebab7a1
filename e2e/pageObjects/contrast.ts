import { getContrast } from '@surco/shared/testing/contrast';
import type { Page } from '@playwright/test';

/** WCAG 2.2 asks for it where text is small; the product keeps it for every text, also of what is disabled. */
const MIN_CONTRAST = 4.5;

/** The visible texts with their colours and the elements around them, from the innermost to the outermost. */
const collectTexts = (page: Page) =>
  page.evaluate(() => {
    const collectLayers = (from: Element) => {
      const layers = [];
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        if (backgroundImage.includes('gradient')) return null;
        layers.push({ background: backgroundColor, opacity: Number(opacity) });
      }
      return layers;
    };
    /** Not hidden, scrolled out of a frame, behind the fixed parts of the page, or of no size. */
    const isSeen = (element: Element, { x, y, width, height }: DOMRect): boolean => {
      if (width <= 1 || height <= 1 || !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        return false;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    const describe = (element: Element, text: string, color: string) => {
      const layers = collectLayers(element);
      return layers ? [{ text: text.trim().slice(0, 60), color, layers }] : [];
    };
    const findTextsOf = (node: Node) => {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!isSeen(element, range.getBoundingClientRect())) return [];
      const { color, fill } = getComputedStyle(element);
      // Hidden while something is searched: antd makes the chosen text of a select transparent.
      if (element.closest('.ant-select-content-has-search-value') && color === 'rgba(0, 0, 0, 0)') return [];
      return describe(element, node.textContent, element instanceof SVGElement ? fill : color);
    };
    const findTextsOfField = (field: HTMLInputElement | HTMLTextAreaElement) => {
      if (['checkbox', 'radio', 'range', 'file'].includes(field.type) || !isSeen(field, field.getBoundingClientRect()))
        return [];
      const text = field.value || field.placeholder;
      const { color } = getComputedStyle(field, field.value ? undefined : '::placeholder');
      return text ? describe(field, text, color) : [];
    };
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(...findTextsOf(walker.currentNode));
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      texts.push(...findTextsOfField(field));
    return { texts, canvas: matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#ffffff' };
  });

/** The texts of the window that are too faint at their real opacity, each with its contrast. */
export async function findFaintTexts(page: Page): Promise<string[]> {
  const { texts, canvas } = await collectTexts(page);
  return texts
    .map(({ text, color, layers }) => ({ text, color, contrast: getContrast(color, layers, canvas) }))
    .filter(({ contrast }) => contrast < MIN_CONTRAST)
    .map(({ text, color, contrast }) => `${contrast.toFixed(2)}: "${text}" in ${color}`);
}
