/** patches/jsdom@*.patch skips rules whose last class, id or type an element lacks; the result must stay that of `matches`. */
const SELECTORS = [
  '.ant-btn',
  '.other',
  'button',
  'BUTTON',
  'span',
  '#save',
  '#other',
  '*',
  '.bar .ant-btn',
  '.other .ant-btn',
  '.bar>button.ant-btn',
  '.ant-btn>span',
  '.other, .ant-btn:not(.other)',
  '.other,\n  span',
  ':where(.css-1).ant-btn',
  ':where(.css-1) .ant-btn',
  ':is(.other, .ant-btn)',
  'button:is(.other, .bar)',
  '[class^="ant-"]',
  '.other [class*="ant-"]',
  '.ant-btn[title="a, b"]',
  '.ant-btn[title="(b"]',
  String.raw`.w-1\/2`,
  '.ant-btn:disabled',
  '.ANT-BTN',
];

afterEach(() => document.head.querySelectorAll('style').forEach((style) => style.remove()));

test.each(SELECTORS)('the computed style of an element has the rules of %s if it matches', (selector) => {
  document.body.innerHTML =
    '<div class="bar"><button id="save" class="ant-btn css-1 w-1/2" title="a, b"><span>Guardar</span></button></div>';
  document.head.insertAdjacentHTML('beforeend', `<style>${selector} { opacity: 0.5 }</style>`);
  const elements = [...document.body.querySelectorAll('*')];
  expect(elements).toHaveLength(3);
  expect(elements.map((element) => getComputedStyle(element).opacity === '0.5')).toEqual(
    elements.map((element) => element.matches(selector)),
  );
});
