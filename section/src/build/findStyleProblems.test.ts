import { findStyleProblems } from './findStyleProblems';

test.each([
  ['.surco-weather { color: red }', []],
  ['.surco-weather > header, .surco-weather button:hover { color: red }', []],
  ['button.surco-weather-press { color: red }', []],
  ['.surco-weather { color: red; & button { color: blue } button { color: blue } }', []],
  ['@media (width > 40rem) { .surco-weather { color: red } }', []],
  ['@keyframes turn { from { opacity: 0 } 50% { opacity: 1 } }', []],
  ['@font-face { font-family: X }\n:is(.surco-a, .surco-b) p { color: red }', []],
  ['/* { */ .surco-weather::after { content: "} body {" }', []],
  ['body { color: red }', ['body']],
  ['*, .surco-weather { color: red }', ['*']],
  ['@media print { header { display: none } }', ['header']],
  [':root { --x: 1 }', [':root']],
  ['.ant-btn { color: red }', ['.ant-btn']],
  ['@layer x { button:not(.surco-x) { color: red } }', ['button:not(.surco-x)']],
  ['#root .surco-x { color: red }', ['#root .surco-x']],
])('C-07 the selectors of %s that style more than the section: %j', (css, selectors) =>
  expect(findStyleProblems(css)).toEqual(selectors),
);
