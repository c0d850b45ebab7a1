import type { Page } from '@playwright/test';

/**
 * Treats the texts of all later pages like a translator of a browser that ignores `translate="no"`: puts each one into
 * elements of its own, as another text node. React keeps the former node, which is in the page no more.
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // The live region of antd's select has a text of its own making, which only `translate="no"` protects.
    const untouched = 'font, script, style, title, textarea, [aria-live]:has(+ .ant-select)';
    const translate = (text: Text): void => {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(untouched)) return;
      const translation = document.createElement('font');
      translation.append(document.createElement('font'));
      translation.firstElementChild?.append(text.data);
      text.replaceWith(translation);
    };
    const translateAll = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
      texts.forEach(translate);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          if (type === 'characterData') translateAll(target.parentNode ?? target);
          else for (const node of addedNodes) translateAll(node.parentNode ?? node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
